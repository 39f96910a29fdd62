# The tests of the classic game and its variants (fow_game_tests: tests/CMakeLists.txt).
fow_game_tests(. LINK fow_stratego_engine INCLUDE .)
fow_game_tests(json INCLUDE . SOURCES games/stratego/board.cpp json/schema.cpp)
# Tests the player's internals too, not only what it plays.
fow_game_tests(opponent INTERNALS INCLUDE . SOURCES games/stratego/board.cpp)
fow_game_tests(view INCLUDE view)
fow_tests(games/stratego/cli ${all_cli})
if(FOW_DESKTOP)
  fow_game_tests(screens INCLUDE screens)
  fow_game_tests(stages SPLIT INCLUDE stages . SOURCES app/process.cpp app/program_run.cpp games/stratego/board.cpp json/schema.cpp)
endif()
