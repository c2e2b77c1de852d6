/// A visible character as a terminal gets it: one grapheme cluster without controls.
///
/// A glyph can only be made by `GlyphReader`, so nothing else reaches a cell.
public struct Glyph: Hashable, Sendable {
    /// The first scalar of the cluster.
    let base: Unicode.Scalar
    /// The whole cluster if it has several scalars.
    let cluster: String?
    /// The number of cells that are planned for the glyph.
    public let width: Int
    /// The largest number of cells that a terminal may use for it.
    public let reach: Int
    /// Whether terminals disagree about the number of cells, as they do about emoji of several parts.
    public let isContested: Bool
    /// Whether the glyph is part of a notation, such as `<U+202E>`, for something that isn't visible.
    public let isNotation: Bool

    init(
        _ base: Unicode.Scalar,
        cluster: String? = nil,
        width: Int,
        reach: Int? = nil,
        isContested: Bool = false,
        isNotation: Bool = false
    ) {
        self.base = base
        self.cluster = cluster
        self.width = width
        self.reach = max(width, reach ?? width)
        self.isContested = isContested
        self.isNotation = isNotation
    }

    /// A blank cell.
    public static let blank = Glyph(" ", width: 1)
    /// The sign for a character for which there is no room. It is in every font.
    static let question = Glyph("?", width: 1, isNotation: true)

    /// The text of the glyph.
    public var text: String { cluster ?? String(Character(base)) }
}
