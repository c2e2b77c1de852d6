/// A change of a file's bytes, as transfers, editors and programs that stop in the middle make them.
package enum RowDamage: Codable, Sendable {
    case byte(at: Int, UInt8)
    case removal(at: Int)
    /// Some bytes are at the beginning of the file, too.
    case copy(at: Int)
    /// A line begins with a byte order mark, as where files were joined.
    case mark(at: Int)
    /// The file ends.
    case end(at: Int)

    /// Makes the change. Places are modulo the number of bytes.
    package func apply(to bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let count = UInt(bytes.count)
        let place = { (place: Int) in Int(place.magnitude % count) }
        switch self {
        case .byte(let at, let byte): bytes[place(at)] = byte
        case .removal(let at): bytes.remove(at: place(at))
        case .copy(let at): bytes.insert(contentsOf: bytes[place(at)...].prefix(9), at: 0)
        case .mark(let at):
            let line = bytes[..<place(at)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: line)
        case .end(let at): bytes.removeSubrange(place(at)...)
        }
    }
}
