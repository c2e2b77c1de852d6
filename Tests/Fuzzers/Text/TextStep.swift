import SeededRandom

/// An operation of a user, of an input method or of the app on a text. Offsets are taken modulo the number of places in
/// the text, and points are in the coordinates of the window.
package enum TextStep: Codable, Sendable {
    /// Keys with text.
    case type(String)
    case key(TextKey, shift: Bool, control: Bool)
    case insertText(String)
    case deleteBackward
    /// Puts a text on the clipboard and pastes it.
    case paste(String)
    /// Provisional text of an input method, with the selection in it.
    case mark(String?, location: Int, length: Int)
    case unmark
    /// Sets the selected range of the text.
    case select(Int, Int)
    /// Sets a range that may be outside of the text.
    case selectAnywhere(location: Int, length: Int)
    case replace(Int, Int, with: String)
    case setText(String?)
    /// Sets a text whose characters have fonts of two sizes.
    case setAttributedText(String, split: Int)
    /// Replaces characters in the storage of a text view.
    case editStorage(Int, Int, with: String)
    case tap(x: Int, y: Int, count: Int)
    case click(x: Int, y: Int, count: Int, shift: Bool)
    case drag(x: Int, y: Int, toX: Int, toY: Int)
    case begin
    case end
    /// Takes the text out of its window, and puts it back.
    case leave
    case setFont(Int)
    case setAlignment(Int)
    case setWritingDirection(Int, rightToLeft: Bool)
    case setWidth(Int)
    case setSecure(Bool)
    case setEditable(Bool)
    case setSelectable(Bool)
    case setClearsOnInsertion
    /// Makes the selection bold, or no longer bold.
    case toggleBold
    case undo
    case redo
    /// Undoes everything and does it again.
    case undoAndRedoAll
    /// Asks for everything about places that were noted before, which may be outside of the text, and notes others.
    case read(Int)
    /// The duration in milliseconds.
    case advance(Int)
    case settle

    init(using generator: inout SeededGenerator) {
        let (x, y) = (generator.below(300), generator.below(140))
        let (first, second, isOn) = (generator.below(200), generator.below(200), generator.below(2) == 0)
        switch generator.below(64) {
        case 0...8: self = .type(TextPiece.word(using: &generator))
        case 9...22:
            let key = TextKey.allCases[generator.below(TextKey.allCases.count)]
            self = .key(key, shift: generator.below(3) == 0, control: generator.below(3) == 0)
        case 23, 24: self = .insertText(TextPiece.text(using: &generator))
        case 25: self = .deleteBackward
        case 26, 27: self = .paste(TextPiece.text(using: &generator))
        case 28...31:
            let text = generator.below(6) == 0 ? nil : TextPiece.word(using: &generator)
            self = .mark(text, location: generator.below(6), length: generator.below(3))
        case 32: self = .unmark
        case 33...35: self = .select(first, second)
        case 36: self = .selectAnywhere(location: Self.extreme(using: &generator), length: generator.below(9))
        case 37, 38: self = .replace(first, second, with: TextPiece.text(using: &generator))
        case 39: self = .setText(isOn ? TextPiece.text(using: &generator) : nil)
        case 40: self = .setAttributedText(TextPiece.text(using: &generator), split: first)
        case 41: self = .editStorage(first, second, with: TextPiece.text(using: &generator))
        case 42, 43: self = .tap(x: x, y: y, count: 1 + generator.below(3))
        case 44: self = .click(x: x, y: y, count: 1 + generator.below(3), shift: isOn)
        case 45: self = .drag(x: x, y: y, toX: generator.below(300), toY: generator.below(140))
        case 46, 47: self = .begin
        case 48: self = .end
        case 49: self = .leave
        case 50: self = .setFont(4 + generator.below(40))
        case 51: self = .setAlignment(generator.below(5))
        case 52: self = .setWritingDirection(first, rightToLeft: isOn)
        case 53: self = .setWidth(generator.below(300))
        case 54: self = isOn ? .setSecure(generator.below(2) == 0) : .setEditable(generator.below(3) > 0)
        case 55: self = isOn ? .setSelectable(generator.below(3) > 0) : .setClearsOnInsertion
        case 56: self = .toggleBold
        case 57, 58: self = .undo
        case 59: self = isOn ? .redo : .undoAndRedoAll
        case 60, 61: self = .read(first)
        case 62: self = .advance(generator.below(900))
        default: self = .settle
        }
    }

    private static func extreme(using generator: inout SeededGenerator) -> Int {
        [0, 1, 3, 9, 1_000, Int.max, Int.max - 4][generator.below(7)]
    }
}

/// A key that edits or moves, or does so with Control.
package enum TextKey: String, Codable, Sendable, CaseIterable {
    case left, right, up, down, home, end, pageUp, pageDown, backspace, delete, enter, a, c, x, v
}
