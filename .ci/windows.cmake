# The toolchain that builds for Windows on Debian: mingw-w64 with POSIX threads, and the libraries that .ci/windows has built.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

set(parts ${CMAKE_CURRENT_LIST_DIR}/../build/windows-parts/installed)
set(CMAKE_FIND_ROOT_PATH ${parts} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${parts}/lib/pkgconfig:/usr/x86_64-w64-mingw32/lib/pkgconfig)
# All libraries are static, so each also names those that it needs.
set(PKG_CONFIG_ARGN --static)

# Windows 10 and newer. Nothing has to lie beside the program; its file carries no time of linking.
set(CMAKE_C_FLAGS_INIT "-D_WIN32_WINNT=0x0A00")
set(CMAKE_CXX_FLAGS_INIT "-D_WIN32_WINNT=0x0A00")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--no-insert-timestamp")
