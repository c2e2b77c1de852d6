import Documents
import Fuzzing

/// A search for a text of ASCII letters and digits, byte by byte.
@MainActor struct SearchModel {
    private let pattern: [UInt8]
    private let source: String
    private let contents: [UInt8]

    /// - Returns: `nil` for a pattern with other characters, or a file whose text is converted.
    init?(_ text: String, of contents: [UInt8]) {
        pattern = Array(text.utf8)
        // The offsets of converted text differ from those in the file.
        guard !contents.starts(with: [0xFF, 0xFE]), !contents.starts(with: [0xFE, 0xFF]) else { return nil }
        guard pattern.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) else { return nil }
        source = text
        self.contents = contents
    }

    /// Returns a flaw if a document finds a different row, starting at one of its first rows and
    /// searching in either direction.
    func flaw(in document: SteppedDocument) -> Flaw? {
        document.catchUp()
        guard let pattern = try? SearchPattern(source), document.document.state.byteCount <= contents.count,
            case let count = document.document.rowCount, count > 0, count <= 100
        else { return nil }
        let matches = (0..<count).filter(hasMatch(in: document.document))
        for start in [0, count / 2, count - 1] {
            let forward = matches.first { $0 >= start } ?? matches.first
            let backward = matches.last { $0 <= start } ?? matches.last
            for (direction, wanted) in [(SearchDirection.forward, forward), (.backward, backward)] {
                let found = document.find(pattern, from: start, direction)?.row
                if found != wanted {
                    return Flaw(
                        "searches find what is there",
                        "\(source) from \(start) \(direction): \(String(describing: found)), not \(String(describing: wanted))"
                    )
                }
            }
        }
        return nil
    }

    private func hasMatch(in document: any Document) -> (Int) -> Bool {
        { [contents, pattern] row in
            let range = document.byteRange(ofRowAt: row).clamped(to: 0..<contents.count)
            let bytes = contents[range].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            guard bytes.count >= pattern.count else { return false }
            return (0...(bytes.count - pattern.count)).contains { start in
                bytes[start..<(start + pattern.count)].elementsEqual(pattern)
            }
        }
    }
}
