import Glibc

/// The time that this process has computed for, all of its threads together. Waiting does not count, and neither does what
/// other processes do.
public enum CPUClock {
    /// Seconds.
    public static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
