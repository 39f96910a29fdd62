# The tests of Waterloo by callipers (fow_game_tests: tests/CMakeLists.txt).
fow_game_tests(. LINK fow_callipers_files INCLUDE . SOURCES json/schema.cpp)
fow_game_tests(opponent LINK fow_callipers_files INCLUDE .)
# Prints the curve of src/games/callipers/opponent/chance.cpp; built only on request.
add_executable(fit_callipers EXCLUDE_FROM_ALL games/callipers/fit/fit_chance.cpp)
target_link_libraries(fit_callipers PRIVATE fow_callipers_opponent fow_callipers_files fow_common)
target_include_directories(fit_callipers PRIVATE ${CMAKE_SOURCE_DIR}/src)
fow_game_tests(cli INCLUDE .)
if(FOW_DESKTOP)
  fow_game_tests(screens LINK fow_callipers_files)
  fow_game_tests(stages SPLIT INCLUDE stages SOURCES app/process.cpp app/program_run.cpp)
endif()
# Some play by the simple policies of `fow playout`.
foreach(target test_callipers test_callipers_opponent test_callipers_stages)
  if(TARGET ${target})
    target_include_directories(${target} PRIVATE ${CMAKE_BINARY_DIR}/headers/fow_callipers_cli)
  endif()
endforeach()
