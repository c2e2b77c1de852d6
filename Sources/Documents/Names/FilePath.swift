/// The path of a file: any bytes but NUL.
package struct FilePath: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    package init(_ text: String) {
        self.init(bytes: text.utf8)
    }

    /// Calls `body` with the path as a C string.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        var characters = bytes.map { CChar(bitPattern: $0) }
        characters.append(0)
        return try characters.withUnsafeBufferPointer { buffer in
            // A buffer with an element always has an address.
            guard let base = buffer.baseAddress else { return try "".withCString(body) }
            return try body(base)
        }
    }

    /// The path on one line for people to read, without control characters for a terminal.
    package var readable: String { ReadableBytes.text(of: bytes) }

    /// The last component of the path, for people to read.
    var readableName: String {
        let parts = bytes.split(separator: UInt8(ascii: "/"))
        return parts.last.map { ReadableBytes.text(of: $0) } ?? readable
    }

    /// The path as text; `nil` if it is not UTF-8.
    package var text: String? { String(validating: bytes, as: UTF8.self) }
}

extension FilePath: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) {
        self.init(value)
    }
}
