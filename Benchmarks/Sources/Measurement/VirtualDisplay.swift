import Foundation

/// An X server without a screen, whose windows are drawn by the CPU.
public final class VirtualDisplay {
    private let process = Process()
    /// What a program needs to open windows on it and to count the server's time: `DISPLAY_PROCESS` is its process.
    public let environment: [String: String]

    /// Starts the server; nil where it is not installed or does not start.
    public init?() {
        let number = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // It ends when this process does, however that happens.
        process.arguments = [
            "setpriv", "--pdeathsig", "TERM", "Xvfb", "-displayfd", "1", "-screen", "0", "1000x1000x24", "-nolisten",
            "tcp",
        ]
        process.standardOutput = number
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // It says its number when it is ready, and nothing if it ends.
        let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
        guard let display = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
        environment = ["DISPLAY": ":\(display)", "DISPLAY_PROCESS": "\(process.processIdentifier)"]
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
