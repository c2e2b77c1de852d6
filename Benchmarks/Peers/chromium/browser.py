"""Headless Chromium, driven over the pipe of its DevTools protocol."""

import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

from trial import processor_time


class Failure(Exception):
    """An error that explains why the page can't be measured."""


class Browser:
    MEMORY_LIMIT = 4 << 30

    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="bench-chromium-")
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()

        def hand_over():
            # Chromium reads from descriptor 3 and writes to 4. Duplicate both first, because either number
            # may be in use by the other.
            source, target = os.dup(to_read), os.dup(to_write)
            os.dup2(source, 3)
            os.dup2(target, 4)

        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-extensions", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--force-device-scale-factor=1",
                "--hide-scrollbars", "--window-size=390,844", "--remote-debugging-pipe",
                f"--user-data-dir={self.folder}", "about:blank",
            ],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=hand_over, start_new_session=True,
        )
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.number = 0
        self.session = None

    def attach(self):
        """Attaches to the first page."""
        pages = self.send("Target.getTargets")["targetInfos"]
        page = next(page["targetId"] for page in pages if page["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    def send(self, method, timeout=30, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + timeout
        while True:
            answer = self.receive(end)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failure(answer["error"]["message"])
                return answer["result"]

    def receive(self, end):
        while b"\0" not in self.buffer:
            if not select.select([self.from_browser], [], [], 0.5)[0]:
                if time.monotonic() > end:
                    raise Failure("gives no answer in time")
                if self.memory() > self.MEMORY_LIMIT:
                    raise Failure("takes more than 4 GB of memory")
                continue
            data = os.read(self.from_browser, 1 << 16)
            if not data:
                raise Failure("ends")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(message)
        if message.get("method") in ("Inspector.targetCrashed", "Target.targetCrashed"):
            raise Failure("crashes")
        return message

    def run(self, script, timeout=30):
        """Evaluates an expression in the page, awaits its value and returns it."""
        answer = self.send(
            "Runtime.evaluate", timeout, expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            raise Failure(answer["exceptionDetails"]["exception"]["description"].splitlines()[0])
        return answer["result"].get("value")

    def spent(self):
        """Returns the processor time of all processes of the browser in seconds."""
        return sum(processor_time(process) for process in self.processes())

    def memory(self):
        """Returns the bytes in use by all processes of the browser. Shared memory counts once for each process."""
        total = 0
        for process in self.processes():
            try:
                with open(f"/proc/{process}/statm") as file:
                    _, resident, shared = map(int, file.read().split()[:3])
                total += (resident - shared) * os.sysconf("SC_PAGE_SIZE")
            except OSError:
                pass
        return total

    def processes(self):
        parents = {}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat") as file:
                    parents[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
            except OSError:
                pass
        known = {self.process.pid}
        while True:
            children = {child for child, parent in parents.items() if parent in known} - known
            if not children:
                return known
            known |= children

    def close(self):
        family = self.processes()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        for process in family - {self.process.pid}:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
