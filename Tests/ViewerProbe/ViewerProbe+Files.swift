import Foundation

extension ViewerProbe {
    /// The documents whose size is a number that a viewer may not be able to bear.
    enum LargeFile: String, CaseIterable {
        /// Arrays inside each other.
        case depth
        /// Values of 40 KB in an array.
        case values
        /// A string of a number of megabytes.
        case string
        /// A line of a number of megabytes.
        case line
        /// Lines of one digit, for a file of JSON Lines.
        case rows

        fileprivate var parts: (head: String, unit: String, tail: String) {
            switch self {
            case .depth: ("", "[", "")
            case .values:
                (
                    #"{"version": 1, "items": ["#,
                    #"{"id": 7, "text": ""# + String(repeating: "0123456789abcdef ", count: 2400) + #""},"#,
                    "0]}\n"
                )
            case .string: (#"{"text": ""#, String(repeating: "0123456789abcde ", count: 62_500), #"", "next": 1}"#)
            case .line: ("first\n", String(repeating: "0123456789abcde ", count: 62_500), " needle\nlast\n")
            case .rows: ("", "7\n", "")
            }
        }
    }

    /// Writes a file of a kind and size.
    static func write(_ kind: LargeFile, _ count: Int, to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
        else { throw CocoaError(.fileWriteUnknown) }
        defer { try? file.close() }
        let (head, unit, tail) = kind.parts
        try file.write(contentsOf: Data(head.utf8))
        try write(unit, times: count, to: file)
        if kind == .depth {
            try file.write(contentsOf: Data("7".utf8))
            try write("]", times: count, to: file)
        }
        try file.write(contentsOf: Data(tail.utf8))
    }

    private static func write(_ unit: String, times count: Int, to file: FileHandle) throws {
        let batch = max(1, 1_000_000 / unit.utf8.count)
        let data = Data(String(repeating: unit, count: min(batch, count)).utf8)
        for start in stride(from: 0, to: count, by: batch) {
            try file.write(contentsOf: data.prefix(unit.utf8.count * min(batch, count - start)))
        }
    }
}
