/// The values of a JSON value that have no others inside them, with their paths, spelled as in the file.
struct JSONLeaves {
    private(set) var leaves: [RecordField] = []

    private struct Container {
        var isObject: Bool
        var index = 0
        var key: String?
        var isEmpty = true

        var part: String { isObject ? RowPath.Part.key(key ?? "").text : "[\(index)]" }
    }

    init(_ bytes: [UInt8]) {
        var containers: [Container] = []
        for token in JSONTokens(bytes) {
            let last = containers.indices.last
            switch token.kind {
            case .open:
                if let last { containers[last].isEmpty = false }
                containers.append(Container(isObject: token.bytes.first == UInt8(ascii: "{")))
            case .close:
                guard let closed = containers.popLast() else { continue }
                if closed.isEmpty { append(closed.isObject ? "{}" : "[]", containers) }
            case .comma:
                guard let last else { continue }
                containers[last].index += 1
                containers[last].key = nil
            case .colon: continue
            case .string where last.map { containers[$0].isObject && containers[$0].key == nil } ?? false:
                guard let last else { continue }
                containers[last].key = JSONKey.text(of: token)
                containers[last].isEmpty = false
            case .string, .other:
                if let last { containers[last].isEmpty = false }
                append(RowText.plain(token.bytes), containers)
            }
        }
    }

    private mutating func append(_ value: String, _ containers: [Container]) {
        leaves.append(RecordField(name: containers.map(\.part).joined(), value: value))
    }
}
