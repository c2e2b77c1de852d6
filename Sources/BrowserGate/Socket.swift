import Glibc

/// A non-blocking socket that is closed with the last reference.
final class Socket {
    let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Returns a socket that listens on the loopback address, at a port, or at a free one if `port` is 0.
    static func listening(port: UInt16) throws -> Socket {
        let socket = try Socket(of: AF_INET)
        // Without this option the port of a server that has just ended is unavailable for a while.
        var yes: Int32 = 1
        setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        guard socket.withAddress(&address, bind) == 0, listen(socket.descriptor, 64) == 0 else {
            throw SocketError(code: errno)
        }
        return socket
    }

    /// Returns the port of a listening socket.
    func port() throws -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        guard result == 0 else { throw SocketError(code: errno) }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Connects to a socket in the file system. This does not block: either a process listens or not.
    static func connected(to path: String) throws -> Socket {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { place in
            guard bytes.count < place.count else { return false }
            place.copyBytes(from: bytes)
            return true
        }
        guard fits else { throw SocketError(code: ENAMETOOLONG) }
        let socket = try Socket(of: AF_UNIX)
        guard socket.withAddress(&address, connect) == 0 else { throw SocketError(code: errno) }
        return socket
    }

    /// Accepts the next pending connection. Returns nil if there is none.
    func accept() -> Socket? {
        let accepted = Glibc.accept(descriptor, nil, nil)
        guard accepted >= 0 else { return nil }
        _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
        // Frames and input are small and must not be delayed to be sent together.
        var yes: Int32 = 1
        setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        return Socket(accepted)
    }

    enum Outcome: Equatable {
        case moved(Int)
        /// No bytes can be moved at present.
        case wait
        /// The peer has closed the connection, or the connection is broken.
        case end
    }

    func read(into bytes: inout [UInt8], atMost count: Int) -> Outcome {
        let old = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        let outcome = bytes.withUnsafeMutableBytes { buffer in
            Self.outcome(recv(descriptor, buffer.baseAddress.map { $0 + old }, count, 0))
        }
        if case .moved(let read) = outcome { bytes.removeLast(count - read) } else { bytes.removeLast(count) }
        return outcome == .moved(0) ? .end : outcome
    }

    func write(_ bytes: ArraySlice<UInt8>) -> Outcome {
        bytes.withUnsafeBytes { Self.outcome(send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))) }
    }

    /// Closes the sending direction. Reading remains possible.
    func finishWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private static func outcome(_ result: Int) -> Outcome {
        if result >= 0 { return .moved(result) }
        return errno == EAGAIN || errno == EINTR ? .wait : .end
    }

    private static let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)

    private convenience init(of family: Int32) throws {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | Self.flags, 0)
        guard descriptor >= 0 else { throw SocketError(code: errno) }
        self.init(descriptor)
    }

    private func withAddress<Address>(
        _ address: inout Address,
        _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }
}
