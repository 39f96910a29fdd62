# cmake --install, and the Debian package that CPack makes from it (.ci/package).
include(GNUInstallDirs)

# Debian keeps games in games/, which is on the default PATH only there. The Debian package selects that folder
# (CMakePresets.json); all other installations use bin/.
set(desktop ${CMAKE_CURRENT_LIST_DIR})
set(made ${CMAKE_BINARY_DIR}/desktop)
set(data ${CMAKE_INSTALL_DATADIR}/fog-of-waterloo)

install(TARGETS fow DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY rules DESTINATION ${data})
install(DIRECTORY docs/rules DESTINATION ${data}/docs)
install(FILES docs/manual.md docs/formats.md docs/bots.md docs/replayer.py docs/sample_bot.py docs/changelog.md docs/licences.md ${desktop}/copyright
        DESTINATION ${CMAKE_INSTALL_DOCDIR})

# packed(FILE NAME FOLDER): compresses man pages and changelogs as Debian requires.
find_program(GZIP gzip REQUIRED)
function(packed file name folder)
  add_custom_command(OUTPUT ${made}/${name}.gz DEPENDS ${file}
                     COMMAND ${CMAKE_COMMAND} -E make_directory ${made}
                     COMMAND ${GZIP} -9nc ${file} > ${made}/${name}.gz VERBATIM)
  set_property(GLOBAL APPEND PROPERTY fow_desktop_files ${made}/${name}.gz)
  install(FILES ${made}/${name}.gz DESTINATION ${folder})
endfunction()
if(NOT WIN32)
  packed(${CMAKE_SOURCE_DIR}/docs/man/fow.6 fow.6 ${CMAKE_INSTALL_MANDIR}/man6)
  # Each shell looks for completions in a folder of its own.
  set(completions ${CMAKE_SOURCE_DIR}/assets/completions)
  install(FILES ${completions}/fow.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME fow)
  install(FILES ${completions}/_fow DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
  install(FILES ${completions}/fow.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()

# Each language is a file assets/languages/CODE.po, with the forms of its nouns in forms/CODE.po. Its catalogue is where gettext expects it, both in the build folder and in an
# installed game.
file(GLOB languages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/languages/*.po)
if(languages)
  find_program(MSGFMT msgfmt REQUIRED)
  find_program(MSGCAT msgcat REQUIRED)
endif()
foreach(language IN LISTS languages)
  cmake_path(GET language STEM code)
  set(catalogue ${CMAKE_BINARY_DIR}/share/locale/${code}/LC_MESSAGES/fog-of-waterloo.mo)
  cmake_path(GET catalogue PARENT_PATH folder)
  file(GLOB forms CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/languages/forms/${code}.po)
  add_custom_command(OUTPUT ${catalogue} DEPENDS ${language} ${forms}
                     COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
                     COMMAND ${MSGCAT} --use-first --output-file=${folder}/whole.po ${language} ${forms}
                     COMMAND ${MSGFMT} --check -o ${catalogue} ${folder}/whole.po VERBATIM)
  set_property(GLOBAL APPEND PROPERTY fow_desktop_files ${catalogue})
  install(FILES ${catalogue} DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${code}/LC_MESSAGES)
endforeach()

if(FOW_DESKTOP)
  install(TARGETS fog-of-waterloo DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(DIRECTORY assets DESTINATION ${data} FILES_MATCHING PATTERN voices.json PATTERN completions EXCLUDE PATTERN desktop EXCLUDE PATTERN languages EXCLUDE PATTERN *.svg)
  install(FILES ${desktop}/fog-of-waterloo.svg DESTINATION ${data}/assets/desktop)  # the window's own icon
endif()
if(FOW_DESKTOP AND NOT WIN32)
  packed(${CMAKE_SOURCE_DIR}/docs/man/fog-of-waterloo.6 fog-of-waterloo.6 ${CMAKE_INSTALL_MANDIR}/man6)
  install(FILES ${desktop}/fog-of-waterloo.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${desktop}/fog-of-waterloo.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME fog-of-waterloo.xml)
  install(FILES ${desktop}/fog-of-waterloo.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo
          RENAME org.fogofwaterloo.FogOfWaterloo.metainfo.xml)

  # The SVG icon, and PNG icons for desktops that cannot render SVG. Without librsvg2-bin, only the SVG is installed.
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  install(FILES ${desktop}/fog-of-waterloo.svg DESTINATION ${icons}/scalable/apps)
  find_program(RSVG_CONVERT rsvg-convert)
  if(RSVG_CONVERT)
    foreach(size 16 24 32 48 64 128 256)
      set(icon ${made}/${size}/fog-of-waterloo.png)
      add_custom_command(OUTPUT ${icon} DEPENDS ${desktop}/fog-of-waterloo.svg
                         COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/${size}
                         COMMAND ${RSVG_CONVERT} -w ${size} -h ${size} -o ${icon} ${desktop}/fog-of-waterloo.svg VERBATIM)
      set_property(GLOBAL APPEND PROPERTY fow_desktop_files ${icon})
      install(FILES ${icon} DESTINATION ${icons}/${size}x${size}/apps)
    endforeach()
  endif()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME fog-of-waterloo)
set(CPACK_PACKAGE_VENDOR "The authors of Fog of Waterloo")
set(CPACK_PACKAGE_CONTACT "The authors of Fog of Waterloo <authors@fogofwaterloo.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "hidden-piece battle game for two players at one screen")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "18 June 1815. Each player sees only the backs of the enemy pieces until a
fight reveals them. Two players share one screen and take turns. A veil covers
the screen whenever the other player takes the seat, and each player sees only
what their side knows.

The game has numbered rules and three modes: Basic, Standard and Expert. It
includes a course, the rulebook and a battlefield editor, and saves every game
for replay. The fow command runs the same engine without a window.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS fonts-ebgaramond)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS speech-dispatcher)
# Debian has its own changelog format, and ships the text of the GPL.
if(FOW_PACKAGE)
  packed(${desktop}/changelog changelog ${CMAKE_INSTALL_DOCDIR})
else()
  install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()
if(WIN32)
  include(${desktop}/windows/resources.cmake)
  resources(fow "Fog of Waterloo without a window")
  if(FOW_DESKTOP)
    resources(fog-of-waterloo "Fog of Waterloo")
  endif()
endif()
get_property(desktop_files GLOBAL PROPERTY fow_desktop_files)
add_custom_target(desktop_files ALL DEPENDS ${desktop_files})
include(CPack)
