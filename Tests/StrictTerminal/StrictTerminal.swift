import Terminal

/// A terminal for tests that executes the sequences of the module `Terminal`, and rejects all else.
///
/// It is written from the definitions of the sequences and shares no code with what writes them, except for the widths
/// of glyphs, which a terminal and a program have to agree on. Where terminals differ, such as in the place of the
/// cursor after the last column, it has no answer: what depends on it is a violation.
package struct StrictTerminal {
    /// How the terminal treats glyphs about whose cells terminals disagree.
    package enum ContestedWidths: CaseIterable, Sendable {
        /// As the module plans them.
        case planned
        /// Each scalar has its own cells, as in terminals that don't know clusters.
        case sums
        /// One cell.
        case narrow
    }

    /// A sequence or a text that the module may not write.
    package struct Violation: Error, CustomStringConvertible {
        package let description: String
    }

    package let size: GridSize
    package let widths: ContestedWidths
    package private(set) var cells: [[ScreenCell]]
    package private(set) var modes = StrictModes()
    var style = CellStyle.plain
    private(set) var row = 0
    /// The column; `nil` after the last column was written.
    private(set) var column: Int? = 0
    private(set) var region: ClosedRange<Int>
    /// The place and the style that were saved.
    private var saved: (row: Int, column: Int?, style: CellStyle)?

    package init(_ size: GridSize, widths: ContestedWidths = .planned) {
        self.size = size
        self.widths = widths
        let blanks = Array(repeating: ScreenCell.blank, count: size.columns)
        cells = Array(repeating: blanks, count: size.rows)
        region = 0...max(0, size.rows - 1)
    }

    /// Executes bytes.
    package mutating func feed(_ bytes: [UInt8]) throws(Violation) {
        var rest = bytes[...]
        while let byte = rest.first {
            switch byte {
            case 0x1B: try execute(Sequence(popping: &rest))
            case 0x0D:
                column = 0
                rest.removeFirst()
            case 0x20...0x7E, 0xC2...0xF4:
                let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
                rest = rest.dropFirst(text.count)
                guard let text = String(validating: text, as: UTF8.self) else {
                    throw Violation(description: "text that is not UTF-8: \(Array(text))")
                }
                for character in text { try put(character) }
            default: throw Violation(description: "the control \(byte)")
            }
        }
    }

    /// Checks that a frame has ended as the next one needs it.
    package func checkEndOfFrame() throws(Violation) {
        if style != .plain { throw Violation(description: "a frame ends in the style \(style)") }
        if region != 0...max(0, size.rows - 1) { throw Violation(description: "a frame ends in a scroll region") }
        if modes.isSet(2026) { throw Violation(description: "a frame is never shown") }
    }

    /// The place of the cursor; `nil` if it is hidden or not known.
    package var cursor: GridPosition? {
        guard modes.isSet(25), let column, size.rows > 0 else { return nil }
        return GridPosition(row: row, column: column)
    }

    package func text(ofRow row: Int) -> String { cells[row].map(\.text).joined() }

    // MARK: Text

    private mutating func put(_ character: Character) throws(Violation) {
        for scalar in character.unicodeScalars where !Self.mayBeWritten(scalar, character) {
            throw Violation(description: "the scalar U+\(String(scalar.value, radix: 16))")
        }
        let glyphs = CellText(String(character)).elements.map(\.glyph)
        guard glyphs.count == 1, let glyph = glyphs.first, !glyph.isNotation,
            glyph.text.unicodeScalars.elementsEqual(
                character.unicodeScalars
            )
        else {
            throw Violation(description: "a text that is not visible: \(character.unicodeScalars.map(\.value))")
        }
        guard glyph.isContested, widths != .planned else { return try put(glyph.text, cells: glyph.width) }
        switch widths {
        case .planned, .narrow: try put(glyph.text, cells: 1)
        case .sums:
            for scalar in glyph.text.unicodeScalars {
                let count = Self.cells(ofScalar: scalar)
                if count > 0 { try put(String(Character(scalar)), cells: count) }
            }
        }
    }

    /// Returns whether a scalar does nothing in a terminal but stand there.
    private static func mayBeWritten(_ scalar: Unicode.Scalar, _ character: Character) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        // Joiners and the letters of flags are inside of clusters; the others include those of bidirectional text.
        case .format: character.unicodeScalars.count > 1 && (0x200C...0x200D ~= scalar.value || scalar.value >= 0xE0020)
        default: true
        }
    }

    /// The cells of a scalar in a terminal that doesn't know clusters.
    private static func cells(ofScalar scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        case _ where scalar.properties.isEmojiModifier: 2
        case .otherLetter where (0x1160...0x11FF).contains(scalar.value): 0
        default: CellText(String(Character(scalar))).elements.count == 1 ? CellText(String(Character(scalar))).width : 1
        }
    }

    private mutating func put(_ text: String, cells count: Int) throws(Violation) {
        guard let column else { throw Violation(description: "text after the last column of row \(row)") }
        guard size.rows > 0, column + count <= size.columns else {
            throw Violation(description: "the text '\(text)' doesn't fit into row \(row) from column \(column)")
        }
        for place in column..<column + count { breakGlyph(at: place) }
        cells[row][column] = ScreenCell(text: text, width: count, style: style)
        for place in column + 1..<column + max(1, count) {
            cells[row][place] = ScreenCell(text: "", width: 0, style: style)
        }
        self.column = column + count < size.columns ? column + count : nil
    }

    private mutating func breakGlyph(at column: Int) {
        var start = column
        while start > 0, cells[row][start].width == 0 { start -= 1 }
        guard cells[row][start].width > 1 else { return }
        for place in start..<min(size.columns, start + cells[row][start].width) {
            cells[row][place] = ScreenCell(text: " ", width: 1, style: cells[row][place].style)
        }
    }

    // MARK: Moves and lines

    mutating func move(toRow row: Int, column: Int) throws(Violation) {
        guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else {
            throw Violation(description: "a move to row \(row) and column \(column)")
        }
        (self.row, self.column) = (row, column)
    }

    mutating func moveBy(rows: Int, columns: Int) throws(Violation) {
        guard let column else { throw Violation(description: "a step from an unknown column") }
        try move(toRow: row + rows, column: column + columns)
    }

    mutating func move(toColumn column: Int) throws(Violation) { try move(toRow: row, column: column) }

    mutating func saveCursor() { saved = (row, column, style) }
    mutating func restoreCursor() { (row, column, style) = saved ?? (0, 0, .plain) }

    mutating func eraseToEnd() throws(Violation) {
        guard let column else { throw Violation(description: "erasing from an unknown column") }
        guard style == .plain else { throw Violation(description: "erasing with a style") }
        breakGlyph(at: column)
        for place in column..<size.columns { cells[row][place] = .blank }
    }

    mutating func setRegion(_ top: Int, _ bottom: Int) throws(Violation) {
        guard top >= 0, top < bottom || size.rows == 1 && top == bottom, bottom < size.rows else {
            throw Violation(description: "the scroll region \(top)...\(bottom)")
        }
        region = top...bottom
        (row, column) = (0, 0)
    }

    /// Moves the rows from the cursor to the end of the region down, or up if the number is negative.
    mutating func shift(by count: Int) throws(Violation) {
        guard region.contains(row) else { throw Violation(description: "lines are moved outside of the region") }
        guard style == .plain else { throw Violation(description: "lines are moved with a style") }
        let limit = region.upperBound - row + 1
        let number = min(abs(count), limit)
        let blanks = Array(repeating: Array(repeating: ScreenCell.blank, count: size.columns), count: number)
        let rows = row...region.upperBound
        if count > 0 {
            cells.replaceSubrange(rows, with: blanks + cells[rows].dropLast(number))
        } else {
            cells.replaceSubrange(rows, with: cells[rows].dropFirst(number) + blanks)
        }
        column = nil
    }

    mutating func setMode(_ mode: Int, _ isSet: Bool) throws(Violation) { try modes.set(mode, isSet) }
    mutating func changeModes(_ change: (inout StrictModes) throws(Violation) -> Void) throws(Violation) {
        try change(&modes)
    }
}
