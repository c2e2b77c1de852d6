"""Shared by the peers that are driven from Python: the rows to jump to, the clock, and the output of figures."""

import time

PERIOD = 1000


class RandomRows:
    """Rows in random order, the same ones on every side."""

    def __init__(self, count):
        self.count = count
        self.state = 1

    def next(self):
        look = self.below(PERIOD - 20)
        return self.below(self.count // PERIOD) * PERIOD + look

    def part(self):
        """Returns a number from 0 to below 1, in thousandths."""
        return self.below(1000) / 1000

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit


def write(name, value):
    print(name, value, flush=True)


def processor_time(process):
    """Returns the processor time of all threads of a process in seconds, or 0 if there is no such process."""
    try:
        # The kernel's clock number for the processor time of a process.
        return time.clock_gettime((~process << 3) | 2)
    except OSError:
        return 0
