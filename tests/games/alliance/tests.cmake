# The tests of La Belle Alliance (fow_game_tests: tests/CMakeLists.txt).
# Most of its rules are data, so they are tested with its data files.
fow_game_tests(. LINK fow_alliance_files INCLUDE . SOURCES json/schema.cpp)
fow_game_tests(opponent LINK fow_alliance_files INCLUDE .)
# Writes src/games/alliance/opponent/weights.cpp; built only on request.
add_executable(fit_alliance EXCLUDE_FROM_ALL games/alliance/fit/fit_value.cpp)
target_link_libraries(fit_alliance PRIVATE fow_alliance_opponent fow_alliance_files fow_common)
target_include_directories(fit_alliance PRIVATE ${CMAKE_SOURCE_DIR}/src)
fow_game_tests(cli INCLUDE .)
fow_game_tests(bots INCLUDE . RUNS fow)
if(FOW_DESKTOP)
  fow_game_tests(stages SPLIT INCLUDE stages SOURCES app/process.cpp app/program_run.cpp)
endif()
