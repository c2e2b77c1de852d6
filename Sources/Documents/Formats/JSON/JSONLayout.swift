/// JSON text laid out over lines, indented by two spaces a level. The order of keys and the spelling of values are
/// kept.
struct JSONLayout {
    /// The level from which on lines are not indented further. Without it, the layout of nested brackets would grow
    /// with the square of their number.
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
