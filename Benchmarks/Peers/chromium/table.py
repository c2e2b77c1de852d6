"""Shows table.html in Chromium, does the same work as every side, and prints one figure per line (see ../README.md)."""

import pathlib
import shutil
import signal
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from browser import Browser, Failure
from trial import PERIOD, RandomRows, write

count = int(sys.argv[1])
# With --lazy, rows outside the viewport are left out of layout, which takes longer for this table.
lazy = "true" if "--lazy" in sys.argv else "false"


def measure(name, script, per=lambda answer: 1):
    """Runs a script and prints its processor time until the browser is idle."""
    start, clock = browser.spent(), time.monotonic()
    answer = browser.run(script)
    write(f"{name}-wall", time.monotonic() - clock)
    time.sleep(0.1)
    write(name, (browser.spent() - start) / per(answer))
    return answer


def open_page():
    browser.attach()
    page = pathlib.Path(__file__).with_name("table.html").resolve().as_uri()
    browser.send("Page.enable")
    browser.send("Page.navigate", url=page)
    time.sleep(0.5)
    end = time.monotonic() + 60
    for start in range(0, count, 20_000):
        browser.run(f"add({start}, {min(count, start + 20_000)}, {lazy})")
        if time.monotonic() > end:
            raise Failure("is not open after a minute")
    browser.run("drawn()", timeout=60)
    time.sleep(0.3)
    write("open", browser.spent())
    write("height-first", browser.run("height()"))


def run():
    open_page()
    rows = RandomRows(count)
    for _ in range(20 if count <= 10_000 else 8):
        row = rows.next()
        measure("jump", f"jump({row})")
        write("height-jump", browser.run("height()"))
        write("miss", 0 if abs(browser.run(f"top_({row})")) < 1 else 1)
    for _ in range(4 if count <= 10_000 else 2):
        row = rows.next()
        browser.run(f"jump({row})")
        for _ in range(2):
            write("frames", measure("frame", f"unfold({row + 1})", per=lambda frames: frames))
        for _ in range(2):
            write("shift-unfold", browser.run(f"watch({row + 1}, [{row}, {row + 1}])"))
    for _ in range(3):
        browser.run(f"jump({rows.next()})")
        write("shift-scroll", browser.run("scrollUp()"))
    if count == PERIOD:
        for row in range(0, count, 6):
            browser.run(f"jump({row})")
        write("height-all", browser.run("height()"))
    for _ in range(5):
        measure("drag", f"drag({rows.part()})")
    print("done")


program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
if program is None:
    print("failed is not installed")
    sys.exit()
# Ending this program also ends the browser.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
browser = Browser(program)
try:
    run()
except Failure as failure:
    print("failed", failure)
finally:
    browser.close()
