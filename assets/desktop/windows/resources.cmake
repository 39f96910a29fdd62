# The icon, version and manifest of the Windows programs.
enable_language(RC)
find_program(RSVG_CONVERT rsvg-convert REQUIRED)
find_program(ICOTOOL icotool REQUIRED)
set(icon ${made}/fog-of-waterloo.ico)
set(drawn)
foreach(size 16 24 32 48 64 256)
  list(APPEND drawn ${made}/${size}.png)
  add_custom_command(OUTPUT ${made}/${size}.png DEPENDS ${desktop}/fog-of-waterloo.svg
                     COMMAND ${CMAKE_COMMAND} -E make_directory ${made}
                     COMMAND ${RSVG_CONVERT} -w ${size} -h ${size} -o ${made}/${size}.png ${desktop}/fog-of-waterloo.svg VERBATIM)
endforeach()
# Only the largest one is kept as PNG: old parts of Windows cannot read the others so.
list(GET drawn -1 largest)
list(REMOVE_AT drawn -1)
add_custom_command(OUTPUT ${icon} DEPENDS ${drawn} ${largest}
                   COMMAND ${ICOTOOL} --create --output=${icon} ${drawn} --raw=${largest} VERBATIM)

# resources(PROGRAM DESCRIPTION)
function(resources program description)
  configure_file(${desktop}/windows/program.rc.in ${made}/${program}.rc @ONLY)
  set_source_files_properties(${made}/${program}.rc PROPERTIES OBJECT_DEPENDS "${icon};${desktop}/windows/program.manifest")
  # Apart, because the compiler of resources does not know the options of the C++ compiler.
  add_library(${program}_resources OBJECT ${made}/${program}.rc ${icon})
  target_sources(${program} PRIVATE $<TARGET_OBJECTS:${program}_resources>)
endfunction()
