/// A request to a Wayland display, or an event from it, in words of 32 bits: an object, the number and the size, and
/// the arguments, in the byte order of the machine (wayland.freedesktop.org/docs/html/ch04.html).
struct WaylandMessage {
    private(set) var words: [UInt32]

    enum Argument {
        case number(UInt32)
        /// A number with 8 bits after the point.
        case fixed(Double)
        case text(String)
    }

    init(_ object: UInt32, _ opcode: UInt32, _ arguments: [Argument]) {
        words = [object, 0]
        for argument in arguments {
            switch argument {
            case .number(let number): words.append(number)
            case .fixed(let number): words.append(UInt32(bitPattern: Int32(number * 256)))
            case .text(let text):
                var bytes = Array(text.utf8) + [0]
                words.append(UInt32(bytes.count))
                bytes += repeatElement(0, count: (4 - bytes.count % 4) % 4)
                bytes.withUnsafeBytes { words += $0.bindMemory(to: UInt32.self) }
            }
        }
        words[1] = UInt32(words.count * 4) << 16 | opcode
    }

    /// Removes the first message from words that were received. Fails if it is incomplete.
    init?(removedFrom received: inout [UInt32]) {
        guard received.count >= 2 else { return nil }
        let count = Int(received[1] >> 18)
        guard count >= 2, received.count >= count else { return nil }
        words = Array(received.prefix(count))
        received.removeFirst(count)
    }

    /// The object that the request is to, or the event from.
    var object: UInt32 { words[0] }

    /// The number of the request or event.
    var opcode: UInt32 {
        get { words[1] & 0xFFFF }
        set { words[1] = words[1] & ~0xFFFF | newValue }
    }

    /// The words of the arguments.
    var arguments: ArraySlice<UInt32> { words[2...] }

    /// A word of the arguments, or 0 after the last one.
    subscript(index: Int) -> UInt32 {
        get { index + 2 < words.count ? words[index + 2] : 0 }
        set { if index + 2 < words.count { words[index + 2] = newValue } }
    }

    /// Returns the text whose size in bytes is in a word of the arguments.
    func text(at index: Int) -> String {
        words.dropFirst(index + 3).withUnsafeBytes { bytes in
            String(decoding: bytes.prefix(max(0, Int(self[index]) - 1)), as: UTF8.self)
        }
    }
}
