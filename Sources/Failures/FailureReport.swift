#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The text that a programmer error writes to standard error, in UIKit's two-line format.
package struct FailureReport: CustomStringConvertible, Sendable {
    package var api: String
    package var name: ExceptionName
    package var reason: String
    package var file: String
    package var line: UInt

    package init(api: String, name: ExceptionName, reason: String, file: String, line: UInt) {
        self.api = api
        self.name = name
        self.reason = reason
        self.file = file
        self.line = line
    }

    package var description: String {
        """
        *** Assertion failure in \(api), \(file):\(line)
        *** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'

        """
    }

    /// Writes the text to standard error and stops the process with `SIGABRT`, as an uncaught exception does.
    func writeAndAbort() -> Never {
        var text = description
        text.withUTF8 { bytes in
            var rest = bytes[...]
            // Usually a single write, so that the lines of several threads don't interleave.
            while !rest.isEmpty {
                let count = write(STDERR_FILENO, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { break }
                rest = rest.dropFirst(count)
            }
        }
        abort()
    }
}
