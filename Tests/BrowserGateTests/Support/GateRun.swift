import Foundation

@testable import BrowserGate

/// A gate that serves on its own thread until the end of a test.
final class GateRun {
    let rules: GateRules
    private let stop: Pipe

    init(to displayPath: String, _ limits: GateLimits = GateLimits()) throws {
        let gate = try Gate(displayPath: displayPath, limits: limits)
        rules = gate.rules
        stop = Pipe()
        nonisolated(unsafe) let served = gate
        Thread.detachNewThread { [reading = stop.fileHandleForReading] in served.run(until: reading.fileDescriptor) }
    }

    deinit { try? stop.fileHandleForWriting.close() }

    var secret: String { rules.token.text }

    /// Returns a request with the correct host.
    func request(_ path: String, _ fields: [String] = []) -> String {
        (["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(rules.port)"] + fields + ["", ""]).joined(separator: "\r\n")
    }

    /// The request for a WebSocket, as the page itself sends it.
    var handshake: String {
        request(
            "/\(secret)/socket",
            [
                "Origin: http://127.0.0.1:\(rules.port)", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==",
            ]
        )
    }
}
