/// A movement of the caret that depends on the lines of a text.
enum TextLineMotion: CaseIterable {
    case up, down, pageUp, pageDown, toLineStart, toLineEnd

    /// Whether the caret keeps its horizontal position.
    var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        case .toLineStart, .toLineEnd: false
        }
    }
}
