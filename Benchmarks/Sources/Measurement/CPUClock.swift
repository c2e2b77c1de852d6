import Glibc

/// The processor time of this process, all threads together. It includes neither waiting nor the
/// work of other processes.
public enum CPUClock {
    /// Returns the processor time in seconds.
    public static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
