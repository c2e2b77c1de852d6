import Glibc

/// The system's error for a socket that can't be made.
package struct SocketError: Error, CustomStringConvertible {
    let code: Int32

    package var description: String { String(cString: strerror(code)) }
}
