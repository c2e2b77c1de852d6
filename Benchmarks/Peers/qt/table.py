"""Shows table.qml, does the same work as every other side, and prints one figure per line (see ../README.md)."""

import math
import os
import pathlib
import sys
import time

from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QAbstractListModel, QEventLoop, QMetaObject, QModelIndex, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from trial import PERIOD, RandomRows, processor_time, write

count = int(sys.argv[1])
server = int(os.environ.get("DISPLAY_PROCESS", 0))


class Rows(QAbstractListModel):
    """A model with a number of rows, because a plain number works as a model only up to 10^8."""

    def rowCount(self, parent=QModelIndex()):
        return count

    def data(self, index, role):
        return None


application = QGuiApplication(sys.argv[:1])
view = QQuickView()
painted = 0.0
mark = 0.0


# The processor time at the end of each frame since a jump, and the share of each frame that is painting.
first = []


def served():
    """Returns the processor time of the display server."""
    return processor_time(server) if server else 0


def spent():
    return time.process_time() + served()


def paint():
    """Returns the processor time of painting."""
    return painted + served()


def begin_painting():
    global mark
    mark = time.process_time()


def end_frame():
    global painted
    painted += time.process_time() - mark
    first.append((time.process_time(), time.process_time() - mark))
    call("look")


def wait(seconds):
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def call(name, *arguments):
    """Calls a function of the list. invokeMethod requires each of them to return a value."""
    return QMetaObject.invokeMethod(
        view.rootObject(), name, Q_RETURN_ARG("QVariant"), *(Q_ARG("QVariant", argument) for argument in arguments)
    )


def height():
    return view.rootObject().property("contentHeight")


def jump(row):
    start, before, begin = spent(), paint(), time.process_time()
    first.clear()
    call("jump", row)
    wait(0.08)
    if first:
        write("jump-first", first[0][0] - begin)
        write("jump-first-paint", first[0][1])
    write("jump", spent() - start)
    write("jump-paint", paint() - before)
    write("height-jump", height())
    write("miss", 0 if abs(call("topOf", row)) < 1 else 1)


def unfold(row):
    call("jump", row)
    wait(0.15)
    for _ in range(2):
        call("watch", [row, row + 1])
        start, before = spent(), paint()
        call("toggle", row + 1)
        wait(0.5)
        frames = view.rootObject().property("steps")
        if frames == 0:
            continue
        write("frame", (spent() - start) / frames)
        write("frame-paint", (paint() - before) / frames)
        write("frames", frames)
        write("shift-unfold", view.rootObject().property("worst"))
    call("watch", [])


def scroll_up(row):
    """Scrolls up from the target of a jump, so that rows above the visible ones are measured."""
    call("jump", row)
    wait(0.15)
    worst = 0
    for _ in range(15):
        first = call("firstWholeRow")
        top = call("topOf", first)
        call("scroll", -40)
        wait(0.034)
        moved = call("topOf", first) - top
        worst = max(worst, 844 if math.isnan(moved) else abs(moved - 40))
    write("shift-scroll", worst)


def drag(part):
    start = spent()
    call("drag", part)
    wait(0.08)
    write("drag", spent() - start)


def see_everything():
    for row in range(0, count, 6):
        call("jump", row)
        wait(0.034)
    write("height-all", height())


rows_model = Rows()
view.setInitialProperties({"rows": rows_model})
view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
view.resize(390, 844)
view.setSource(QUrl.fromLocalFile(str(pathlib.Path(__file__).with_name("table.qml"))))
view.beforeRendering.connect(begin_painting)
view.frameSwapped.connect(end_frame)
view.show()
wait(0.5)
write("open", time.process_time())
write("height-first", height())

rows = RandomRows(count)
for _ in range(20):
    jump(rows.next())
for _ in range(4):
    unfold(rows.next())
for _ in range(3):
    scroll_up(rows.next())
if count == PERIOD:
    see_everything()
for _ in range(5):
    drag(rows.part())
print("done")
