/// The text of a row, of which a renderer takes parts.
///
/// Nothing of a row may be lost: each character is in a part that is shown, or it separates parts, or it is in the
/// *rest*. A renderer therefore makes no texts of its own from what it has read, but takes ranges of the text. It
/// passes the parts to the row, which shows as its rest what no range has. So what a renderer has no place for is in
/// the detail, and a row whose summary leaves anything out can be opened. A renderer whose summary or detail is the
/// whole text of the row needs no parts.
///
/// The rest is the pieces between the parts, in order. Blanks and separators at the ends of a piece are not in it: they
/// divide it from a part. Inside a piece they are its own.
struct RowParts {
    /// The name of the part that no other part has.
    static let restName = "rest"

    private let bytes: [UInt8]
    private let separators: [UInt8]
    private var taken: [Range<Int>] = []

    /// - Parameters:
    ///   - text: The text of the row, or the part of it that is shown.
    ///   - separators: The characters that separate parts.
    init(_ text: [UInt8], separators: [UInt8]) { (bytes, self.separators) = (text, separators) }

    /// Returns a part of the text, which is shown then. A range that is no part of the text is an empty one.
    mutating func take(_ range: Range<Int>?) -> String {
        guard let range = range?.clamped(to: bytes.indices), !range.isEmpty else { return "" }
        taken.append(range)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The pieces that no part has, with a blank between them; empty if there is nothing but separators.
    var rest: String {
        var rest = ""
        var end = 0
        for part in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [bytes.count..<bytes.count] {
            let piece = end < part.lowerBound ? trimmed(bytes[end..<part.lowerBound]) : []
            if !piece.isEmpty { rest += (rest.isEmpty ? "" : " ") + String(decoding: piece, as: UTF8.self) }
            end = max(end, part.upperBound)
        }
        return rest
    }

    /// Returns a piece without the blanks and the separators at its ends. A sign is a separator if it stands alone: in
    /// `-5` it belongs to the number. So is a bracket whose other one is in no piece.
    private func trimmed(_ piece: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard !piece.allSatisfy(isBetween) else { return [] }
        var piece = piece
        while let first = piece.first, isBetween(first) {
            let isAlone = piece.dropFirst().first.map(isBetween) ?? true
            guard first.isJSONSpace || (Self.isUnpaired(first, in: piece, isOpener: false) ?? isAlone) else { break }
            piece.removeFirst()
        }
        while let last = piece.last, isBetween(last) {
            let isAlone = piece.dropLast().last.map(isBetween) ?? true
            guard last.isJSONSpace || (Self.isUnpaired(last, in: piece, isOpener: true) ?? isAlone) else { break }
            piece.removeLast()
        }
        return piece
    }

    /// Whether a byte is a blank or a separator.
    private func isBetween(_ byte: UInt8) -> Bool { byte.isJSONSpace || separators.contains(byte) }

    /// Whether the other bracket of one at an end of a piece is not in it; `nil` for another byte.
    ///
    /// - Parameter isOpener: Whether an opening bracket has nothing to enclose there, rather than a closing one.
    private static func isUnpaired(_ byte: UInt8, in piece: ArraySlice<UInt8>, isOpener: Bool) -> Bool? {
        guard let index = brackets.firstIndex(of: byte) else { return nil }
        return index.isMultiple(of: 2) == isOpener || !piece.contains(brackets[index ^ 1])
    }

    private static let brackets = Array("[](){}<>".utf8)
}

extension DocumentRow {
    /// Makes a row from parts of its text. What is in none of them, the *rest*, begins the detail.
    init(
        _ source: RowSource,
        summary: RoleText,
        lineLimit: Int,
        detail: RoleText? = nil,
        parts: RowParts,
        inside: NestedPlace? = nil,
        problems: [String]
    ) {
        var all = RoleText()
        let rest = parts.rest
        if !rest.isEmpty {
            all.append("\(RowParts.restName): ", .key)
            all.append(rest)
        }
        if let detail {
            if !all.isEmpty { all.append("\n") }
            all.append(detail)
        }
        self.init(
            source,
            summary: summary,
            lineLimit: lineLimit,
            detail: all.isEmpty ? nil : all,
            inside: inside,
            problems: problems
        )
    }
}
