import Foundation

/// Text without characters that Pango and FriBidi cannot handle.
enum SafeText {
    /// The number of directional isolates that are kept. The time of FriBidi grows with their number times the
    /// length of the text.
    static let maximumIsolates = 1024

    /// Replaces unsafe characters of text between two hard breaks, byte for byte. NUL, at which Pango ends, becomes
    /// another invisible character of one byte. All directional isolates but the first 1,024 become invisible
    /// characters without an effect.
    static func text(_ source: String) -> String {
        var source = source
        return source.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let hasNuls = memchr(base, 0, bytes.count) != nil
            let excess = bytes.count <= 3 * maximumIsolates ? [] : isolates(in: bytes).dropFirst(maximumIsolates)
            guard hasNuls || !excess.isEmpty else { return nil }
            return String(unsafeUninitializedCapacity: bytes.count) { result in
                for index in bytes.indices { result[index] = bytes[index] == 0 ? 1 : bytes[index] }
                // U+206A.
                for index in excess { result[index + 2] = 0xAA }
                return bytes.count
            }
        } ?? source
    }

    static func hasTabs(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, 0x09, bytes.count) != nil } ?? false
        }
    }

    /// The bytes at which U+2066 to U+2068 start.
    private static func isolates(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        bytes.indices.dropLast(2).filter {
            bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x81 && (0xA6...0xA8).contains(bytes[$0 + 2])
        }
    }
}
