import Foundation

/// A connection to a port of this machine, as a browser or any other client makes it.
package final class LoopbackClient {
    private let descriptor: Int32

    package init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        // Makes a test fail instead of waiting forever.
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if !isConnected { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
    }

    deinit { close(descriptor) }

    /// - Returns: Whether the other side still listened.
    @discardableResult
    package func say(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    package func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Returns the data that arrives until the other side closes the connection, with a marker at the
    /// end if it doesn't.
    package func rest() -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                all += buffer[..<count]
            } else {
                let hasEnded = count == 0 || errno != EAGAIN
                return String(decoding: all, as: UTF8.self) + (hasEnded ? "" : "[no end]")
            }
        }
    }

    /// Returns the data that arrives until it ends in a text, or until the other side closes the connection.
    package func answer(upTo end: String) -> String {
        var all: [UInt8] = []
        var byte: UInt8 = 0
        while !all.suffix(end.utf8.count).elementsEqual(end.utf8), recv(descriptor, &byte, 1, 0) == 1 {
            all.append(byte)
        }
        return String(decoding: all, as: UTF8.self)
    }

    /// Sends a request over a new connection and returns the answer.
    package static func ask(port: UInt16, _ request: String) throws -> String {
        let client = try LoopbackClient(port: port)
        client.say(request)
        return client.rest()
    }
}
