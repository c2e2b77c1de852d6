import SeededRandom

/// An action of the user, or a change of the file. Row numbers are taken modulo the number of rows.
package enum ViewerStep: Codable, Sendable {
    case scroll(to: Int)
    case fling(Int)
    case jump(to: Int, position: Int)
    case showLine(Int)
    case toggle(Int)
    case tap(Int)
    case find(String)
    case findNext
    case findPrevious
    case closeBar
    case setWidth(Int)
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    /// Scans one window of the document.
    case step
    case append([FilePiece])
    /// The new size in percent of the current one.
    case truncate(Int)
    /// Writes other contents into the file.
    case rewrite([FilePiece])
    /// Puts another file in its place.
    case replace([FilePiece])
    case remove

    static let patterns = ["a", "ann", "1", "word", "x\"", "[[]", "text of", "^commit", "b$", "\\S", "(", "ö|o"]

    init(using generator: inout SeededGenerator) {
        let row = generator.below(64)
        switch generator.below(30) {
        case 0, 1: self = .scroll(to: generator.below(generator.below(2) == 0 ? 1000 : 100_000))
        case 2: self = .fling(generator.below(1200) - 600)
        case 3, 4: self = .jump(to: row, position: generator.below(4))
        case 5: self = .showLine(generator.below(80))
        case 6..<11: self = .toggle(row)
        case 11, 12: self = .tap(generator.below(480))
        case 13: self = .find(Self.patterns[generator.below(Self.patterns.count)])
        case 14: self = generator.below(2) == 0 ? .findNext : .findPrevious
        case 15: self = .closeBar
        case 16: self = .setWidth([320, 200, 700][generator.below(3)])
        case 17, 18: self = .advance(generator.below(400))
        case 19..<24: self = .settle
        case 24: self = .step
        case 25, 26: self = .append(FilePiece.drawSeveral(using: &generator))
        case 27: self = .truncate(generator.below(101))
        case 28:
            let pieces = FilePiece.drawSeveral(using: &generator)
            self = generator.below(2) == 0 ? .rewrite(pieces) : .replace(pieces)
        default: self = generator.below(4) == 0 ? .remove : .settle
        }
    }
}
