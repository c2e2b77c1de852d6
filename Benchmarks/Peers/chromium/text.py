"""Lays out the lines of a file as paragraphs in Chromium, and prints the seconds for all of them, one figure per line.

usage: text.py FILE
"""

import json
import pathlib
import shutil
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from browser import Browser, Failure
from trial import write

# Insert all texts at once, so that nothing is laid out before its size is requested.
LAY_OUT = """
    (texts => {
        document.body.innerHTML = "";
        document.body.style = "margin: 0; font: 15px Inter; width: 280px";
        for (const text of texts) {
            const paragraph = document.createElement("p");
            paragraph.style = "margin: 0";
            paragraph.textContent = text;
            document.body.append(paragraph);
        }
        return document.body.offsetHeight;
    })
"""


def layout_seconds():
    metrics = browser.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "LayoutDuration")


def run():
    texts = pathlib.Path(sys.argv[1]).read_text().splitlines()
    browser.attach()
    browser.send("Performance.enable", timeDomain="threadTicks")
    for _ in range(5):
        start = layout_seconds()
        write("height", browser.run(f"({LAY_OUT})({json.dumps(texts)})", timeout=60))
        write("all", layout_seconds() - start)
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
