# The libraries that the Windows programs contain. Source this file after common.sh. Debian has no Windows builds of them, so they are
# built, static, from its source packages into build/windows-parts/installed, each again only if its version or its recipe changes.

parts=$build/windows-parts
installed=$parts/installed
host=x86_64-w64-mingw32

# Each source package comes after those that it needs; its recipe is the function recipe_NAME.
sources=(libsodium libpng1.6 freetype harfbuzz fribidi giflib libsdl2 libsdl2-image libsdl2-ttf imgui)

# with_cmake FOLDER OPTION...
with_cmake() {
    local from=$1
    shift
    cmake -S "$from" -B made -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/.ci/windows.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS_RELEASE="-O2 -DNDEBUG $neutral" -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG $neutral" \
        -DCMAKE_INSTALL_PREFIX="$installed" -DBUILD_SHARED_LIBS=OFF "$@" && cmake --build made && cmake --install made
}
# compile_each FILE...: compiles C and C++ files into made/, with the options in `flags`.
compile_each() {
    local file compiler
    mkdir -p made
    for file; do
        compiler=$host-gcc-posix
        [[ $file != *.cpp ]] || compiler=$host-g++-posix
        # shellcheck disable=SC2086
        $compiler -O2 -DNDEBUG $neutral $flags -c "$file" -o "made/$(tr / - <<<"${file%.*}").o" || return
    done
}
# packed NAME: makes a library of what is in made/. One that is there already would keep its members and their order.
packed() { rm -f "$installed/lib/lib$1.a" && $host-ar rcs "$installed/lib/lib$1.a" made/*.o; }
# described NAME VERSION LIBRARIES REQUIRES [FOLDER-OF-HEADERS]: writes the file by which pkg-config finds a library.
described() {
    mkdir -p "$installed/lib/pkgconfig"
    printf '%s\n' "Name: $1" "Description: $1" "Version: $2" "Cflags: -I$installed/include${5-}" "Libs: -L$installed/lib $3" \
        "Requires: $4" >"$installed/lib/pkgconfig/$1.pc"
}

# Zlib comes as a package; a copy of its static library is found before the other one.
recipe_libpng1_6() {
    with_cmake "$1" -DPNG_SHARED=OFF -DPNG_TESTS=OFF -DPNG_EXECUTABLES=OFF && cp "/usr/$host/lib/libz.a" "$installed/lib/"
}
recipe_freetype() {
    with_cmake "$1" -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON
}
# Only SDL_ttf uses it, to shape one line.
recipe_harfbuzz() {
    with_cmake "$1" -DHB_HAVE_FREETYPE=ON -DHB_BUILD_SUBSET=OFF -DCMAKE_CXX_FLAGS=-DHB_LEAN &&
        described harfbuzz 6 -lharfbuzz freetype2 /harfbuzz
}
recipe_fribidi() {
    local number=${version%%-*}
    sed -e "s/@FRIBIDI_VERSION@/$number/; s/@FRIBIDI_INTERFACE_VERSION@/4/; s/@SIZEOF_INT@/4/; s/@PACKAGE[A-Z_]*@/fribidi/" \
        -e "s/@FRIBIDI_\(MAJOR\|MINOR\|MICRO\)_VERSION@/0/; s/^@.*@\$//" "$1/lib/fribidi-config.h.in" >"$1/lib/fribidi-config.h"
    flags="-DHAVE_STDLIB_H=1 -DHAVE_STRING_H=1 -DHAVE_MEMORY_H=1 -DSTDC_HEADERS=1 -DHAVE_STRINGIZE=1 -DHAVE_MEMSET=1 -DHAVE_MEMMOVE=1 -DHAVE_STRDUP=1 -I$1/lib"
    compile_each "$1"/lib/fribidi*.c && packed fribidi && mkdir -p "$installed/include/fribidi" &&
        install -m 644 "$1"/lib/fribidi*.h "$installed/include/fribidi/" && described fribidi "$number" -lfribidi '' /fribidi
}
recipe_giflib() {
    flags=-I$1 compile_each "$1"/{dgif_lib,egif_lib,gif_err,gifalloc,gif_hash,openbsd-reallocarray,quantize}.c &&
        packed gif && install -m 644 "$1/gif_lib.h" "$installed/include/"
}
recipe_libsodium() {
    local from=$1/src/libsodium
    flags="-DCONFIGURED=1 -DSODIUM_STATIC -DNATIVE_LITTLE_ENDIAN=1 -DHAVE_TI_MODE=1 -DHAVE_CPUID=1 -DHAVE_EMMINTRIN_H=1 -DHAVE_TMMINTRIN_H=1
        -DHAVE_SMMINTRIN_H=1 -DHAVE_AVXINTRIN_H=1 -DHAVE_AVX2INTRIN_H=1 -I$from/include/sodium -I$from/include -I$1/builds/msvc"
    # shellcheck disable=SC2046
    compile_each $(find "$from" -name '*.c') && packed sodium && cp -r "$from"/include/sodium* "$installed/include/" &&
        cp "$1/builds/msvc/version.h" "$installed/include/sodium/" && rm "$installed/include/sodium/version.h.in" &&
        described libsodium "${version%%-*}" -lsodium '' ' -DSODIUM_STATIC'
}
# With SDL's own configuration for Windows: asking the compiler for each header and function would take as long as compiling.
recipe_libsdl2() {
    local from=$1/src unused='JOYSTICK_(HIDAPI|RAWINPUT|VIRTUAL)|SDL_HAPTIC|VIDEO_VULKAN|DRIVER_DISK|HAVE_(WINDOWS_GAMING_INPUT|D3D12|SENSORSAPI)_H' folder
    sed -i -E "/^#define .*($unused)/d" "$1/include/SDL_config_windows.h"
    flags="-I$1/include -I$from/video/khronos -DHAVE_LIBC=1 -DSDL_STATIC_LIB -DSDL_HAPTIC_DISABLED=1 -DSDL_HIDAPI_DISABLED=1
        -DSDL_VIDEO_OPENGL=0 -DSDL_VIDEO_OPENGL_WGL=0 -DSDL_VIDEO_RENDER_OGL=0 -DSDL_VIDEO_RENDER_OGL_ES2=0 -DSDL_VIDEO_OPENGL_ES2=0
        -DSDL_VIDEO_OPENGL_EGL=0"
    compile_each "$from"/*.c "$from"/hidapi/SDL_hidapi.c "$from"/thread/generic/SDL_syscond.c "$from"/render/direct3d12/SDL_render_d3d12.c || return
    for folder in atomic audio{,/directsound,/wasapi,/winmm,/dummy} core/windows cpuinfo dynapi events file filesystem/windows haptic{,/dummy} \
        joystick{,/windows} libm loadso/windows locale{,/windows} misc{,/windows} power{,/windows} \
        render{,/direct3d,/direct3d11,/software} sensor{,/dummy} stdlib thread{,/windows} timer{,/windows} \
        video{,/dummy,/windows,/yuv2rgb}; do
        compile_each "$from/$folder"/*.c || return
    done
    packed SDL2 && rm made/*.o && compile_each "$from"/main/windows/*.c &&
        packed SDL2main && mkdir -p "$installed/include/SDL2" && cp "$1"/include/*.h "$installed/include/SDL2/" &&
        described sdl2 "${version%%+*}" "-lmingw32 -lSDL2main -lSDL2 -ldinput8 -ldxguid -luser32 -lgdi32 -lwinmm -limm32 -lole32 -loleaut32 -lversion -luuid -ladvapi32 -lsetupapi -lshell32" '' /SDL2
}
recipe_libsdl2_image() {
    flags="-DLOAD_PNG -DLOAD_SVG -DSDL_IMAGE_SAVE_PNG=1 -I$installed/include -I$installed/include/SDL2"
    compile_each "$1"/IMG*.c && packed SDL2_image &&
        install -m 644 "$1/SDL_image.h" "$installed/include/SDL2/" && described SDL2_image 2.6 -lSDL2_image 'sdl2 libpng'
}
recipe_libsdl2_ttf() {
    flags="-DTTF_USE_HARFBUZZ=1 -I$installed/include/SDL2 -I$installed/include/freetype2 -I$installed/include/harfbuzz"
    compile_each "$1/SDL_ttf.c" && packed SDL2_ttf &&
        install -m 644 "$1/SDL_ttf.h" "$installed/include/SDL2/" && described SDL2_ttf 2.20 -lSDL2_ttf 'sdl2 harfbuzz freetype2'
}
recipe_imgui() {
    mkdir -p "$installed/include/imgui/backends"
    flags="-I$1 -I$installed/include/SDL2 -I$installed/include/freetype2"
    compile_each "$1"/imgui{,_draw,_tables,_widgets}.cpp "$1"/misc/{cpp/imgui_stdlib,freetype/imgui_freetype}.cpp \
        "$1"/backends/imgui_impl_sdl*.cpp && packed imgui &&
        cp "$1"/*.h "$1"/misc/{cpp,freetype}/*.h "$installed/include/imgui/" && cp "$1"/backends/imgui_impl_sdl*.h "$installed/include/imgui/backends/" &&
        described imgui "$(sed -n 's/^#define IMGUI_VERSION *"\([0-9.]*\).*/\1/p' "$1/imgui.h")" -limgui 'sdl2 freetype2' /imgui
}

# from_sources COMMAND...: apt with a list of the source packages of the releases that this machine's own lists name.
prepare_sources() {
    local list
    mkdir -p "$parts"/apt/{parts,lists/partial,cache/archives/partial}
    rm -f "$parts"/apt/parts/*
    for list in /etc/apt/sources.list.d/*.sources; do
        [ ! -e "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$parts/apt/parts/$(basename "$list")"
    done
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -e "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >"$parts/apt/parts/$(basename "$list" .list).list"
    done
    from_sources apt-get -qq update || say "Some lists of source packages could not be fetched; trying with the existing ones."
}
from_sources() {
    local command=$1
    shift
    "$command" -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$parts/apt/parts" -o Dir::State::Lists="$parts/apt/lists" \
        -o Dir::Cache="$parts/apt/cache" -o APT::Sandbox::User= "$@"
}
# fetch_source NAME: sets `version` and downloads that source package. A mirror may lack the newest version for some hours; then the one before it serves.
fetch_source() {
    local name=$1
    for version in $(from_sources apt-cache showsrc --only-source "$name" | sed -n 's/^Version: //p' | sort -uVr); do
        [ ! -e "$(dsc_of "$name")" ] || return 0
        (cd "$parts/packages" && from_sources apt-get -qq source --download-only --only-source "$name=$version") >>"$parts/fetch.log" 2>&1 && return
    done
    fail "The source package $name cannot be fetched; see $parts/fetch.log." "Check that the network reaches the package mirror."
}
dsc_of() { echo "$parts/packages/$1_${version#*:}.dsc"; }

# made_by RECIPE: a checksum of all that decides what is built.
made_by() {
    local helpers
    mapfile -t helpers < <(declare -f "$1" | grep -oE 'with_cmake|compile_each|described|packed' | sort -u)
    { declare -f "$1" "${helpers[@]}" && cat "$root/.ci/windows.cmake" && $host-gcc-posix -dumpfullversion; } | sha256sum | cut -d' ' -f1
}

# build_part NAME: builds and installs that source package, unless it is installed already.
build_part() {
    local name=$1 version recipe stamp key
    recipe=recipe_$(tr '.-' '__' <<<"$name")
    stamp=$parts/stamps/$name
    fetch_source "$name"
    key="$version $(made_by "$recipe")"
    [ "$(cat "$stamp" 2>/dev/null)" != "$key" ] || return 0
    say "Building $name $version for Windows"
    rm -rf "$parts/work" "$stamp"
    mkdir -p "$parts/work" "$installed"/{lib,include} "$parts/licences" "$parts/stamps"
    # Compiled files name no folder of this machine.
    neutral="-ffile-prefix-map=$parts=."
    (cd "$parts/work" && dpkg-source --no-copy -x "$(dsc_of "$name")" source && "$recipe" source) >"$parts/$name.log" 2>&1 ||
        fail "$name cannot be built; see $parts/$name.log."
    cp "$parts/work/source/debian/copyright" "$parts/licences/$name"
    rm -rf "$parts/work"
    echo "$key" >"$stamp"
}

# Headers that need no compiling, from the packages that the Linux programs are built with.
copy_headers() {
    local package path
    for package in nlohmann-json3-dev libcli11-dev; do
        dpkg-query -L "$package" | grep -E '^/usr/(include|share/cmake|lib/cmake|lib/[^/]*/cmake)/' | while read -r path; do
            [ -d "$path" ] || install -D -m 644 "$path" "$installed/${path#/usr/}"
        done
        cp "/usr/share/doc/$package/copyright" "$parts/licences/$package"
    done
}

build_parts() {
    mkdir -p "$parts/packages" "$installed"
    prepare_sources
    local name
    for name in "${sources[@]}"; do build_part "$name"; done
    copy_headers
}
