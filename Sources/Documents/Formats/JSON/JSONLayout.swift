/// JSON text laid out over lines, two spaces a level. Keys keep their order, numbers and strings their spelling.
struct JSONLayout {
    /// Deeper levels are indented no further: text that opens brackets only would grow with the square of its length.
    static let deepestIndentation = 32

    private(set) var text: String

    init(_ tokens: JSONTokens) {
        var output: [UInt8] = []
        var depth = 0
        var isAfterOpen = false
        var isAfterValue = false

        func breakLine() {
            output.append(0x0A)
            output.append(contentsOf: repeatElement(0x20, count: 2 * min(depth, Self.deepestIndentation)))
        }

        for token in tokens {
            switch token.kind {
            case .close:
                depth = max(0, depth - 1)
                if !isAfterOpen { breakLine() }
                output.append(contentsOf: token.bytes)
            case .comma:
                output.append(contentsOf: token.bytes)
                breakLine()
            case .colon:
                output.append(contentsOf: token.bytes)
                output.append(0x20)
            case .open, .string, .other:
                if isAfterOpen { breakLine() } else if isAfterValue { output.append(0x20) }
                output.append(contentsOf: token.bytes)
                if token.kind == .open { depth += 1 }
            }
            isAfterOpen = token.kind == .open
            isAfterValue = token.kind == .string || token.kind == .other || token.kind == .close
        }
        text = String(decoding: output, as: UTF8.self)
    }
}
