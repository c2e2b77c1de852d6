import Foundation

/// The file with which the kernel notifies a process that memory is short, and what to write to it.
struct MemoryPressureTrigger: Equatable {
    /// The file, or `nil` if the process isn't notified.
    var path: String?
    var condition: Data

    /// The pressure of the whole system, when some process waits for memory for 200 ms of 2 seconds. systemd has the
    /// same default for services (`MemoryPressureThresholdSec`). The kernel accepts windows of 2 seconds without
    /// privileges.
    static let system = MemoryPressureTrigger(
        path: "/proc/pressure/memory",
        condition: Data("some 200000 2000000\0".utf8)
    )

    init(path: String?, condition: Data) {
        (self.path, self.condition) = (path, condition)
    }

    /// The trigger that the environment names, as systemd and desktops do for each app, or else that of the whole
    /// system: https://systemd.io/MEMORY_PRESSURE.
    init(environment: [String: String]) {
        guard let path = environment["MEMORY_PRESSURE_WATCH"], !path.isEmpty else {
            self = .system
            return
        }
        let condition = environment["MEMORY_PRESSURE_WRITE"].flatMap { Data(base64Encoded: $0) }
        self.init(path: path == "/dev/null" ? nil : path, condition: condition ?? Data())
    }
}
