import Foundation

/// A stand-in for a display that listens in its own folder, and answers each request with a text that contains it.
final class FakeDisplay: @unchecked Sendable {
    let path: String
    private let folder: URL
    private let descriptor: Int32
    private let lock = NSLock()
    private var seen: [String] = []

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        path = folder.appending(path: "display").path
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound, listen(descriptor, 16) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        Thread.detachNewThread { [descriptor, weak self] in
            // Only this thread closes the descriptor. It may begin after the display is gone, when another socket would
            // have the same number.
            defer { close(descriptor) }
            while true {
                let guest = accept(descriptor, nil, nil)
                guard guest >= 0 else { return }
                guard let display = self else {
                    close(guest)
                    continue
                }
                Thread.detachNewThread { display.serve(guest) }
            }
        }
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        try? FileManager.default.removeItem(at: folder)
    }

    /// The requests received so far.
    var requests: [String] { lock.withLock { seen } }

    /// The size of a page in bytes. A WebSocket echoes its input in upper case until it ends.
    static let pageSize = 1 << 20

    private func serve(_ guest: Int32) {
        defer { close(guest) }
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(guest, &byte, 1, 0) == 1 { head.append(byte) }
        let request = String(decoding: head, as: UTF8.self)
        lock.withLock { seen.append(request) }
        guard request.contains("Upgrade: websocket") else {
            let body = String(repeating: "x", count: Self.pageSize)
            return say("HTTP/1.0 200 OK\r\n\r\n\(body)", to: guest)
        }
        say("HTTP/1.1 101 Switching Protocols\r\n\r\n", to: guest)
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(guest, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            say(String(decoding: buffer[..<count], as: UTF8.self).uppercased(), to: guest)
        }
    }

    private func say(_ text: String, to guest: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(guest, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
