"""Runs a command on a terminal of a given size: ROWS COLUMNS COMMAND...; keys come in by stdin, the screen goes out."""

import fcntl
import os
import pty
import select
import struct
import sys
import termios

rows, columns, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
child, master = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    os.environ["TERM"] = "xterm-256color"
    os.execvp(command[0], command)
sources = [master, 0]
while True:
    ready, _, _ = select.select(sources, [], [])
    if 0 in ready:
        keys = os.read(0, 4096)
        if keys:
            os.write(master, keys)
        else:
            sources.remove(0)
    if master in ready:
        try:
            drawn = os.read(master, 65536)
        except OSError:
            break
        if not drawn:
            break
        os.write(1, drawn)
os.waitpid(child, 0)
