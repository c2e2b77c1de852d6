import Foundation
import Synchronization

/// A socket that carries messages of Wayland, which consist of words of 32 bits, and open files.
///
/// One thread may receive while others send.
final class WaylandSocket: Sendable {
    struct Failure: Error {
        let reason: String
    }

    private let socket: Int32
    private let sending = Mutex(())

    private init(_ socket: Int32) {
        self.socket = socket
    }

    convenience init(connectedTo path: String) throws {
        self.init(Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        guard try Self.call(connect, socket, path) == 0 else { throw Failure(reason: "no display listens at \(path)") }
    }

    convenience init(listeningAt path: String) throws {
        self.init(Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        guard try Self.call(bind, socket, path) == 0, listen(socket, 8) == 0 else {
            throw Failure(reason: "no socket can be at \(path)")
        }
    }

    deinit {
        close(socket)
    }

    /// Waits for a program that connects.
    ///
    /// - Returns: `nil` when the socket is shut down.
    func accept() -> WaylandSocket? {
        let other = Glibc.accept(socket, nil, nil)
        return other < 0 ? nil : WaylandSocket(other)
    }

    /// Ends the waiting of all threads at both ends.
    func shutDown() {
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// Sends messages, and closes the files that go with them.
    ///
    /// - Returns: Whether the other end exists.
    func send(_ words: [UInt32], files: [Int32] = []) -> Bool {
        defer { for file in files { close(file) } }
        guard !words.isEmpty else { return true }
        return sending.withLock { _ in
            var (words, files) = (words, files)
            return words.withUnsafeMutableBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let sent = send(UnsafeMutableRawBufferPointer(rebasing: rest), files)
                    guard sent > 0 else { return false }
                    files = []
                    rest = rest.dropFirst(sent)
                }
                return true
            }
        }
    }

    /// Waits for messages. The last one may be incomplete.
    ///
    /// - Returns: The words and the open files; `nil` at the end.
    func receive() -> (words: [UInt32], files: [Int32])? {
        // A program sends at most 28 files with a message.
        var (bytes, control) = ([UInt8](repeating: 0, count: 16_384), [Int](repeating: 0, count: 32))
        var files: [Int32] = []
        var count = 0
        repeat {
            let received = bytes.withUnsafeMutableBytes { bytes in
                control.withUnsafeMutableBytes { control in
                    var part = iovec(iov_base: bytes.baseAddress! + count, iov_len: bytes.count - count)
                    return withUnsafeMutablePointer(to: &part) { part in
                        var message = msghdr()
                        message.msg_iov = part
                        message.msg_iovlen = 1
                        message.msg_control = control.baseAddress
                        message.msg_controllen = control.count
                        let received = recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC))
                        if received > 0, message.msg_controllen > Self.controlHeader {
                            let size = control.load(as: Int.self) - Self.controlHeader
                            files += (0..<size / 4).map {
                                control.load(fromByteOffset: Self.controlHeader + 4 * $0, as: Int32.self)
                            }
                        }
                        return received
                    }
                }
            }
            guard received > 0 else { return nil }
            count += received
            // A word may arrive in parts.
        } while count % 4 != 0
        let words = bytes.withUnsafeBytes { Array($0.prefix(count).bindMemory(to: UInt32.self)) }
        return (words, files)
    }

    private static let controlHeader = MemoryLayout<cmsghdr>.size

    private func send(_ bytes: UnsafeMutableRawBufferPointer, _ files: [Int32]) -> Int {
        var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &part) { part in
            var message = msghdr()
            message.msg_iov = part
            message.msg_iovlen = 1
            let flags = Int32(MSG_NOSIGNAL)
            guard !files.isEmpty else { return sendmsg(socket, &message, flags) }
            // A control message: its size, its level and its type, and the files.
            let size = Self.controlHeader + files.count * 4
            var control = [Int](repeating: 0, count: (size + 7) / 8)
            control[0] = size
            control[1] = Int(SCM_RIGHTS) << 32 | Int(SOL_SOCKET)
            return control.withUnsafeMutableBytes { control in
                for (index, file) in files.enumerated() {
                    control.storeBytes(of: file, toByteOffset: Self.controlHeader + 4 * index, as: Int32.self)
                }
                message.msg_control = control.baseAddress
                message.msg_controllen = size
                return sendmsg(socket, &message, flags)
            }
        }
    }

    /// Calls a function with the address of a path.
    private static func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
        _ socket: Int32,
        _ path: String
    ) throws -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Failure(reason: "\(path) is too long for a socket")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                function(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
