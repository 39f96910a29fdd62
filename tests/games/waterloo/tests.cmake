# The tests of Waterloo (fow_game_tests: tests/CMakeLists.txt).
# Random games for the tests of several layers. Optimised, because they take most of the run time of those tests.
set(test_games games/waterloo/engine/other_worlds.cpp games/waterloo/engine/random_games.cpp games/waterloo/engine/test_game.cpp)
add_library(fow_waterloo_test_games STATIC ${test_games})
target_link_libraries(fow_waterloo_test_games PUBLIC fow_waterloo_files rapidcheck Catch2::Catch2 PRIVATE fow_common)
target_include_directories(fow_waterloo_test_games PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(fow_waterloo_test_games PRIVATE ${FOW_LAYER_FLAGS})

fow_game_tests(view)
# Its tests include their helpers by file name alone.
fow_tests(games/waterloo/engine SPLIT fow_waterloo_test_games EXCEPT ${test_games})
target_include_directories(test_waterloo_engine PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/games/waterloo/engine)
fow_game_tests(opponent LINK fow_waterloo_test_games INCLUDE engine)
fow_game_tests(json SPLIT LINK rapidcheck SOURCES json/edits.cpp json/schema.cpp)
fow_tests(games/waterloo/seal fow_waterloo_files fow_seal fow_waterloo_chance)
target_sources(test_waterloo_seal PRIVATE games/waterloo/json/texts.cpp json/edits.cpp)
fow_tests(games/waterloo/cli ${all_cli})
if(FOW_DESKTOP)
  fow_game_tests(screens)
  # With the stages of all games, because app/faults.cpp reads the saved games of each.
  fow_game_tests(stages SPLIT LINK ${all_stages} fow_waterloo_test_games GIF::GIF
                 SOURCES app/faults.cpp app/process.cpp app/program_run.cpp)
endif()
