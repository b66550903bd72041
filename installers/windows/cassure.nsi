; The Windows installer: for one person, no administrator, silent with /S (and /D=FOLDER, last).
; makensis -DVERSION=1.2.3 -DFROZEN=dist\cassure -DOUT=cassure-setup.exe -DICON=cassure.ico cassure.nsi
Target amd64-unicode
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Cassure"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Cassure"
InstallDirRegKey HKCU "Software\Cassure" "InstallDir"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Cassure"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Cassure"
VIAddVersionKey "LegalCopyright" "The Cassure authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cassure.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cassure"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "English"

LangString FileKind ${LANG_FRENCH} "Fichier Cassure"
LangString FileKind ${LANG_ENGLISH} "Cassure file"
LangString NotOurs ${LANG_FRENCH} "Ce dossier contient autre chose que Cassure. Choisissez un dossier vide ou nouveau."
LangString NotOurs ${LANG_ENGLISH} "This folder holds something other than Cassure. Choose an empty or a new one."
LangString Running ${LANG_FRENCH} "Cassure est ouvert. Fermez-le, puis recommencez."
LangString Running ${LANG_ENGLISH} "Cassure is open. Close it, then try again."

!macro StopIfRunning
  ; A program that runs cannot be opened for writing.
  ${If} ${FileExists} "$INSTDIR\cassure.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\cassure.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(Running)" /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend


Section "Cassure"
  !insertmacro StopIfRunning
  ; What is replaced is removed first, so a folder of somebody else's must not be taken for ours.
  ${If} ${FileExists} "$INSTDIR\*.*"
  ${AndIfNot} ${FileExists} "$INSTDIR\cassure.exe"
    FindFirst $0 $1 "$INSTDIR\*.*"
    ${Do}
      ${If} $1 == ""
        ${ExitDo}
      ${EndIf}
      ${If} $1 != "."
      ${AndIf} $1 != ".."
        FindClose $0
        MessageBox MB_OK|MB_ICONSTOP "$(NotOurs)" /SD IDOK
        SetErrorLevel 4
        Quit
      ${EndIf}
      FindNext $0 $1
    ${Loop}
    FindClose $0
  ${EndIf}
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*.*"
  File /oname=cassure.ico "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cassure.lnk" "$INSTDIR\cassure.exe" "" "$INSTDIR\cassure.ico"

  WriteRegStr HKCU "${CLASSES}\.cassure" "" "Cassure.File"
  WriteRegStr HKCU "${CLASSES}\Cassure.File" "" "$(FileKind)"
  WriteRegStr HKCU "${CLASSES}\Cassure.File\DefaultIcon" "" "$INSTDIR\cassure.ico"
  WriteRegStr HKCU "${CLASSES}\Cassure.File\shell\open\command" "" '"$INSTDIR\cassure.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "Software\Cassure" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cassure"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cassure.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Cassure authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

; The library is in %LOCALAPPDATA%\Cassure, not here: it stays.
Section "Uninstall"
  !insertmacro StopIfRunning
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\cassure.exe"
  Delete "$INSTDIR\cassure.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Cassure.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.cassure" ""
  ${If} $0 == "Cassure.File"
    DeleteRegKey HKCU "${CLASSES}\.cassure"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\Cassure.File"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Cassure"
SectionEnd
