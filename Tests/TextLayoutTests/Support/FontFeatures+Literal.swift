@testable import TextLayout

extension FontFeatures {
    /// Every character as itself.
    static let literal = FontFeatures(off: [.contextualAlternates, .commonLigatures, .contextualLigatures])
}
