import CGTK
import Dispatch
import Foundation

/// Notices of the kernel that processes wait for memory.
@MainActor
enum MemoryPressure {
    /// Calls a closure on the main queue whenever the condition of a trigger holds, for the rest of the process.
    ///
    /// - Returns: Whether the kernel accepts the trigger. Kernels before 6.4 don't without privileges, and containers
    ///   may hide the file.
    @discardableResult
    static func observe(_ trigger: MemoryPressureTrigger, _ warn: @escaping @MainActor () -> Void) -> Bool {
        guard let path = trigger.path else { return false }
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return false }
        let written = trigger.condition.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        guard written == trigger.condition.count else {
            close(file)
            return false
        }
        let notice: GUnixFDSourceFunc = { file, condition, owner in
            nonisolated(unsafe) let owner = owner
            let isOver = condition.rawValue & (G_IO_ERR.rawValue | G_IO_HUP.rawValue) != 0
            if !isOver, let owner {
                let observer = Unmanaged<Observer>.fromOpaque(owner).takeUnretainedValue()
                // The main queue waits while a call of the app's waits for the clipboard.
                DispatchQueue.main.async { observer.warn() }
            }
            return isOver ? 0 : 1
        }
        let free: GDestroyNotify = { $0.map { Unmanaged<Observer>.fromOpaque($0).release() } }
        let observer = Unmanaged.passRetained(Observer(file, warn)).toOpaque()
        g_unix_fd_add_full(G_PRIORITY_DEFAULT, file, G_IO_PRI, notice, observer, free)
        return true
    }

    /// A box for the closure, which the main loop retains as long as it observes the file.
    private final class Observer: Sendable {
        let warn: @MainActor () -> Void
        private let file: Int32

        init(_ file: Int32, _ warn: @escaping @MainActor () -> Void) {
            (self.file, self.warn) = (file, warn)
        }

        deinit {
            close(file)
        }
    }
}
