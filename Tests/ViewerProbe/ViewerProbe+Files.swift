import BadPatterns
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
        /// Objects of JSON inside each other.
        case objects
        /// Mappings of YAML inside each other.
        case yaml
        /// Lines with the numbers from 0 on.
        case numbers
        /// An array of JSON with the numbers from 0 on.
        case elements
        /// Columns of a table with 20 records.
        case columns
        /// Lines that a pattern can match in very many ways.
        case ambiguous

        var fileExtension: String {
            switch self {
            case .depth, .values, .string, .objects, .elements: "json"
            case .line, .numbers: "txt"
            case .rows: "jsonl"
            case .yaml: "yaml"
            case .columns: "csv"
            case .ambiguous: "log"
            }
        }

        /// The parts of which the file has a number, by their indexes; `nil` if they are the same.
        fileprivate var piece: ((Int) -> String)? {
            switch self {
            case .yaml: { String(repeating: " ", count: $0) + "a:\n" }
            case .numbers: { "\($0)\n" }
            case .elements: { "\($0),\n" }
            case .ambiguous: { BadPattern.all[$0 % BadPattern.all.count].line + "\n" }
            case .depth, .values, .string, .line, .rows, .objects, .columns: nil
            }
        }

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
            case .objects: ("", "{\"a\":", "7")
            case .elements: ("[\n", "", "0]\n")
            case .yaml, .numbers, .columns, .ambiguous: ("", "", "")
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
        if let piece = kind.piece {
            try write(count, piece, to: file)
        } else if kind == .columns {
            for record in 0...20 {
                try write(
                    count,
                    { (record == 0 ? "name \($0)" : "\($0 * record)") + ($0 < count - 1 ? "," : "\n") },
                    to: file
                )
            }
        } else {
            try write(unit, times: count, to: file)
        }
        if kind == .depth {
            try file.write(contentsOf: Data("7".utf8))
            try write("]", times: count, to: file)
        }
        try file.write(contentsOf: Data(tail.utf8))
        if kind == .objects { try write("}", times: count, to: file) }
    }

    private static func write(_ count: Int, _ piece: (Int) -> String, to file: FileHandle) throws {
        var bytes: [UInt8] = []
        for index in 0..<count {
            bytes += piece(index).utf8
            guard bytes.count > 1_000_000 || index == count - 1 else { continue }
            try file.write(contentsOf: Data(bytes))
            bytes.removeAll(keepingCapacity: true)
        }
    }

    private static func write(_ unit: String, times count: Int, to file: FileHandle) throws {
        let batch = max(1, 1_000_000 / unit.utf8.count)
        let data = Data(String(repeating: unit, count: min(batch, count)).utf8)
        for start in stride(from: 0, to: count, by: batch) {
            try file.write(contentsOf: data.prefix(unit.utf8.count * min(batch, count - start)))
        }
    }
}
