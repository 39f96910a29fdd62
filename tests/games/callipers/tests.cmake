# The tests of Waterloo by callipers (fow_game_tests: tests/CMakeLists.txt).
fow_game_tests(. LINK fow_callipers_files INCLUDE . SOURCES json/schema.cpp)
# Tests the player's internals too, not only what it plays.
fow_game_tests(opponent INTERNALS LINK fow_callipers_files INCLUDE .)
fow_game_tests(cli INCLUDE .)
if(FOW_DESKTOP)
  fow_game_tests(screens LINK fow_callipers_files)
  fow_game_tests(stages SPLIT INCLUDE stages SOURCES app/process.cpp app/program_run.cpp)
endif()
