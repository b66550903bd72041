#!/bin/sh
# Installs Cassure for the person who runs this, without an administrator, or takes it away again
# (--uninstall). The library, in ~/.local/share/Cassure, is never touched.
set -eu
data="${XDG_DATA_HOME:-$HOME/.local/share}"
program="$HOME/.local/opt/cassure"
command="$HOME/.local/bin/cassure"
here="$(cd "$(dirname "$0")" && pwd)"

refresh() {
    # Either may be missing on a small desktop; the next login does the same.
    update-mime-database "$data/mime" >/dev/null 2>&1 || true
    update-desktop-database "$data/applications" >/dev/null 2>&1 || true
}

remove() {
    rm -rf "$program"
    rm -f "$command" "$data/applications/cassure.desktop" "$data/mime/packages/cassure.xml"
    for size in 16 24 32 48 64 128 256 512; do
        rm -f "$data/icons/hicolor/${size}x$size/apps/cassure.png"
    done
    rm -f "$data/icons/hicolor/scalable/apps/cassure.svg"
}

case "${1:-}" in
    --uninstall)
        remove
        refresh
        echo "Cassure is gone; the library is left where it was: $data/Cassure"
        ;;
    "")
        remove
        mkdir -p "$(dirname "$program")" "$(dirname "$command")" "$data"
        cp -R "$here/cassure" "$program"
        cp -R "$here/share/." "$data/"
        ln -s "$program/cassure" "$command"
        # A menu may know another PATH than a terminal.
        sed -i "s|^Exec=cassure|Exec=\"$command\"|" "$data/applications/cassure.desktop"
        refresh
        echo "Cassure is installed: $command (or from the menu)"
        ;;
    *)
        echo "usage: ./install.sh [--uninstall]" >&2
        exit 2
        ;;
esac
