import Glibc

/// A thread that does one piece of work and ends.
package enum WorkThread {
    private final class Work {
        let name: String
        let run: @Sendable () -> Void

        init(_ name: String, _ run: @escaping @Sendable () -> Void) {
            (self.name, self.run) = (name, run)
        }
    }

    /// Begins work on a thread of its own. Without memory for one, the work is done before the function returns.
    ///
    /// - Parameter name: The name for tools that list threads, of up to 15 bytes.
    package static func start(_ name: String, _ run: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(name, run))
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, { WorkThread.perform($0) }, work.toOpaque())
        guard status == 0 else {
            work.release()
            return run()
        }
        pthread_detach(thread)
    }

    /// Names the current thread.
    private static func setName(_ name: String) {
        let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        var name = name
        _ = name.withUTF8 { write(file, $0.baseAddress, $0.count) }
        close(file)
    }

    private static func perform(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        let work = Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue()
        setName(work.name)
        work.run()
        return nil
    }
}
