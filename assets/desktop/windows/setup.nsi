; The setup program for Windows: for one user, without an administrator's rights. .ci/windows defines VERSION, FOLDER (what is installed),
; ICON and OUTPUT. Saved games and settings are not touched, neither by a newer version nor by removing the game.
Target amd64-unicode
!include MUI2.nsh

!define NAME "Fog of Waterloo"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\FogOfWaterloo"
!define CLASSES "Software\Classes"
!define KIND "FogOfWaterloo.Document"
!define PROGRAM "fog-of-waterloo.exe"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${REMOVAL}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetDateSave off

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Dutch
!insertmacro MUI_LANGUAGE Spanish

; Tells Explorer that the types of files have changed.
!macro TellExplorer
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; A running program cannot be opened for writing, nor replaced.
!macro WaitUntilClosed
    !define ID ${__LINE__}
    free_${ID}:
    IfFileExists "$INSTDIR\${PROGRAM}" 0 closed_${ID}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 opened_${ID}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${NAME} is open. Close it, then try again." /SD IDCANCEL IDRETRY free_${ID}
    Abort
    opened_${ID}:
    FileClose $0
    closed_${ID}:
    !undef ID
!macroend

Section
    SetShellVarContext current
    ; A folder that is there and does not hold this game belongs to somebody else: the game gets one of its own in it.
    IfFileExists "$INSTDIR\${PROGRAM}" own
    IfFileExists "$INSTDIR\*.*" 0 own
    StrCpy $INSTDIR "$INSTDIR\${NAME}"
    own:
    !insertmacro WaitUntilClosed
    ; What an older version has and this one does not.
    RMDir /r "$INSTDIR\share"
    RMDir /r "$INSTDIR\doc"
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

    WriteRegStr HKCU "${REMOVAL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
    WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1

    ; Saved games and battlefields end in .json, like documents of other programs: this one offers itself and takes nothing away.
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "${NAME}"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "${KIND}" ""
    WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}" "FriendlyAppName" "${NAME}"
    WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}\SupportedTypes" ".json" ""
    WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    !insertmacro TellExplorer
SectionEnd

Section Uninstall
    SetShellVarContext current
    !insertmacro WaitUntilClosed
    Delete "$INSTDIR\fow.exe"
    Delete "$INSTDIR\${PROGRAM}"
    Delete "$INSTDIR\uninstall.exe"
    Delete "$INSTDIR\README.txt"
    RMDir /r "$INSTDIR\share"
    RMDir /r "$INSTDIR\doc"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "${REMOVAL}"
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${CLASSES}\Applications\${PROGRAM}"
    DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.json\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.json"
    !insertmacro TellExplorer
SectionEnd
