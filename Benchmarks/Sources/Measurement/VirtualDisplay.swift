import Foundation

/// An X server without a screen. The CPU draws its windows.
public final class VirtualDisplay {
    private let process = Process()
    /// The environment for programs that open windows on the display and read the server's processor
    /// time. `DISPLAY_PROCESS` is the server's process ID.
    public let environment: [String: String]

    /// Starts the server. Returns nil where it isn't installed or doesn't start.
    public init?() {
        let number = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The kernel ends the server when this process ends for any reason. By default a server resets when its last
        // client leaves, and turns away those that come meanwhile.
        process.arguments = [
            "setpriv", "--pdeathsig", "TERM", "Xvfb", "-displayfd", "1", "-screen", "0", "1000x1000x24", "-nolisten",
            "tcp", "-noreset",
        ]
        process.standardOutput = number
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // The server prints its display number when it is ready, and nothing if it fails.
        let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
        guard let display = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
        environment = ["DISPLAY": ":\(display)", "DISPLAY_PROCESS": "\(process.processIdentifier)"]
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
