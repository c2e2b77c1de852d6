import Glibc

/// What the system says when it gives no socket.
package struct SocketError: Error, CustomStringConvertible {
    let code: Int32

    package var description: String { String(cString: strerror(code)) }
}
