import Foundation
import Testing

/// The recorded numbers of a section, from the file of that name beside this one, with the sources.
final class AppleFacts {
    private struct File: Decodable {
        var facts: [Fact]
    }

    private struct Fact: Decodable {
        var name: String
        var value: Value
        var source: String
    }

    private enum Value: Decodable {
        case number(CGFloat)
        case list([Value])
        case table([String: [CGFloat]])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(CGFloat.self) {
                self = .number(number)
            } else if let list = try? container.decode([Value].self) {
                self = .list(list)
            } else {
                self = .table(try container.decode([String: [CGFloat]].self))
            }
        }

        var numbers: [CGFloat]? {
            guard case .list(let values) = self else { return nil }
            let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
            return numbers.count == values.count ? numbers : nil
        }
    }

    struct Missing: Error {
        var name: String
    }

    private let values: [String: Value]
    private var unread: Set<String>

    /// Reads a file such as `0-rows`. Each fact in it names its source.
    init(_ section: String) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Recorded/\(section).json")
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        #expect(file.facts.allSatisfy { !$0.source.isEmpty })
        values = Dictionary(uniqueKeysWithValues: file.facts.map { ($0.name, $0.value) })
        unread = Set(values.keys)
    }

    func number(_ name: String) throws -> CGFloat {
        guard case .number(let number) = try value(name) else { throw Missing(name: name) }
        return number
    }

    func numbers(_ name: String) throws -> [CGFloat] {
        guard let numbers = try value(name).numbers else { throw Missing(name: name) }
        return numbers
    }

    func rows(_ name: String) throws -> [[CGFloat]] {
        guard case .list(let values) = try value(name) else { throw Missing(name: name) }
        let rows = values.compactMap(\.numbers)
        guard rows.count == values.count else { throw Missing(name: name) }
        return rows
    }

    func table(_ name: String) throws -> [String: [CGFloat]] {
        guard case .table(let table) = try value(name) else { throw Missing(name: name) }
        return table
    }

    /// Fails for facts of the file that no test asked for.
    func expectAllRead() {
        #expect(unread.isEmpty, "facts that nothing compares")
    }

    private func value(_ name: String) throws -> Value {
        unread.remove(name)
        guard let value = values[name] else { throw Missing(name: name) }
        return value
    }
}

/// Whether two lengths are the same, within the rounding of the recordings.
func isSame(_ length: CGFloat, _ recorded: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
    abs(length - recorded) <= tolerance
}

/// Whether two frames are the same, but for the rounding of thirds of a point.
func isSame(_ frame: CGRect, _ other: CGRect) -> Bool {
    zip([frame.minX, frame.minY, frame.width, frame.height], [other.minX, other.minY, other.width, other.height])
        .allSatisfy { isSame($0, $1) }
}
