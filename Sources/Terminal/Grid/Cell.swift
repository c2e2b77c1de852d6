/// A cell of a `GridRow` in 16 bytes: what is in it, how many cells that has, and its style.
struct Cell: Equatable {
    /// The scalar, or the index of the cluster among those of the row, with the width and the flags above it.
    private let content: UInt32
    let style: CellStyle

    private static let clusterFlag: UInt32 = 1 << 31
    private static let contestedFlag: UInt32 = 1 << 30
    private static let valueMask: UInt32 = 0x1F_FFFF
    private static let widthShift: UInt32 = 24

    private init(content: UInt32, style: CellStyle) {
        self.content = content
        self.style = style
    }

    /// Creates the first cell of a glyph.
    ///
    /// - Parameter cluster: The index of the cluster in the row if the glyph is one of several scalars.
    init(_ glyph: Glyph, cluster: Int?, style: CellStyle) {
        // A cluster has at most 16 scalars, each of at most two cells.
        var content = UInt32(clamping: glyph.width) << Self.widthShift
        content |= cluster.map { UInt32(clamping: $0) & Self.valueMask | Self.clusterFlag } ?? glyph.base.value
        if glyph.isContested { content |= Self.contestedFlag }
        self.init(content: content, style: style)
    }

    /// A blank cell of plain text.
    static let blank = Cell(.blank, cluster: nil, style: .plain)

    /// Returns a further cell of the glyph that begins on the left.
    static func continuation(_ style: CellStyle) -> Cell { Cell(content: 0, style: style) }

    /// The number of cells of the glyph; 0 if the glyph begins on the left.
    var width: Int { Int(content >> Self.widthShift & 0x3F) }
    var isContinuation: Bool { content == 0 }
    var isContested: Bool { content & Self.contestedFlag != 0 }
    /// The index of the cluster in the row.
    var cluster: Int? { content & Self.clusterFlag == 0 ? nil : Int(content & Self.valueMask) }
    /// The scalar of a glyph that has one.
    var scalar: UInt32 { content & Self.valueMask }

    /// Returns the cell in another style.
    func styled(_ style: CellStyle) -> Cell { Cell(content: content, style: style) }

    /// Returns whether two cells look the same if neither has a cluster.
    static func == (left: Cell, right: Cell) -> Bool {
        left.content == right.content && left.style == right.style
    }
}
