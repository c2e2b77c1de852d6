import SeededRandom

/// A key or a text that a user types in the viewer, or a change of the file meanwhile.
package enum ViewerKeyStep: Codable, Sendable {
    /// Types characters, one key after another: commands, or text if a bar has the focus.
    case type(String)
    case arrow(up: Bool)
    /// Selects one more row, or one less.
    case extend(up: Bool)
    case tab
    case page(down: Bool)
    case end(Bool)
    case accept
    case escape
    /// Presses Escape until nothing is left that it ends.
    case leave
    case resize(width: Int, height: Int)
    case advance(Int)
    case settle
    case step
    case append([FilePiece])
    case truncate(Int)
    case rewrite([FilePiece])
    case replace([FilePiece])

    /// Keys of commands that stay in the window, and change neither files nor the order of rows.
    private static let commands = [
        "j", "k", "b", "g", "G", " ", "n", "N", "*", "1", "2", "3", "9", "+", "-", "e", "w", "E", "W", "?", "p", "P",
        "[", "]", "{", "}", "x", "y", "u", "h", "l", "d", "J", "K", "H", "o", "c", "C", "O", "yt", "=", "!", "F",
    ]
    private static let bars = ["/", "&", ":"]
    private static let texts = [
        "a", "1", "ann", "word", "^(a+)+$", "(a|aa)+$", "level>=warn", "a=1", "!a", "zz", "(", "7", "99", "text && a",
        "\\S",
    ]

    init(using generator: inout SeededGenerator) {
        switch generator.below(34) {
        case 0..<10: self = .type(Self.commands[generator.below(Self.commands.count)])
        case 10..<13:
            let text = Self.texts[generator.below(Self.texts.count)]
            self = .type(Self.bars[generator.below(Self.bars.count)] + text)
        case 13: self = .type(Self.texts[generator.below(Self.texts.count)])
        case 14: self = .arrow(up: generator.below(2) == 0)
        case 15: self = .page(down: generator.below(2) == 0)
        case 16: self = .end(generator.below(2) == 0)
        case 17: self = .accept
        case 18, 19: self = .escape
        case 20: self = .leave
        case 21:
            self = .resize(
                width: [320, 700, 200, 60, 10][generator.below(5)],
                height: [480, 100, 20][generator.below(3)]
            )
        case 22: self = .advance(generator.below(400))
        case 23, 24: self = .settle
        case 25: self = .step
        case 26, 27: self = .append(FilePiece.drawSeveral(using: &generator))
        case 28: self = .truncate(generator.below(101))
        case 29: self = .rewrite(FilePiece.drawSeveral(using: &generator))
        case 30: self = .replace(FilePiece.drawSeveral(using: &generator))
        case 31: self = .extend(up: generator.below(2) == 0)
        case 32: self = .tab
        default: self = .leave
        }
    }
}
