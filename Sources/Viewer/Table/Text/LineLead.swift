import Documents
import UIKit

/// The beginning of a line under which its wrapped lines leave space: white space, the mark of a list or of a changed
/// line, and a key.
enum LineLead {
    /// The marks of lists and quotations, as Markdown is shown and as it is written.
    private static let marks = ["•", "│", "▏", "-", "+", "*", ">"].map { Array($0.utf8) }
    /// The number of digits of the number of an item.
    private static let digitLimit = 3
    /// The length of the longest beginning, in bytes.
    private static let limit = 256

    /// Returns the number of bytes with which a line begins; 0 if there is nothing else in it.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line.
    ///   - isCode: Whether a sign at the beginning of the line is the mark of a changed line.
    ///   - keyEnd: Returns the end of the key that has the byte at an offset; `nil` if the byte is in none.
    static func length(of line: Substring.UTF8View, isCode: Bool, keyEnd: (Int) -> Int?) -> Int {
        // Most lines begin with a letter.
        let head = Array(line.prefix(limit + 1))
        var end = blanks(head, from: 0)
        // A changed line may be one of a list.
        if isCode, let sign = head.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            end = blanks(head, from: 1)
        }
        if let mark = mark(head, from: end) { end = blanks(head, from: mark) }
        if let key = keyEnd(end), key > end { end = blanks(head, from: key) }
        return end < head.count && end <= limit ? end : 0
    }

    /// Returns the end of the blanks at an offset.
    private static func blanks(_ line: [UInt8], from start: Int) -> Int {
        guard start < line.count else { return start }
        return line[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.count
    }

    /// Returns the end of the mark at an offset; `nil` if there is none.
    private static func mark(_ line: [UInt8], from start: Int) -> Int? {
        let rest = line.dropFirst(start)
        guard let first = rest.first else { return nil }
        var end = marks.first { rest.starts(with: $0) }.map { start + $0.count }
        if (0x30...0x39).contains(first) {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            let sign = rest.dropFirst(digits.count).first
            if digits.count <= digitLimit, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") {
                end = digits.endIndex + 1
            }
        }
        guard let end, end < line.count, line[end] == 0x20 else { return nil }
        return end
    }

    // MARK: Widths

    private struct Key: Hashable {
        var text: String
        var font: ObjectIdentifier
    }

    /// The widths of beginnings, most of which occur often, with their fonts.
    @MainActor private static var widths: [Key: (width: CGFloat, font: UIFont)] = [:]
    private static let widthLimit = 2000

    /// Returns the width of a beginning, in points.
    @MainActor static func width(of text: Substring, font: UIFont) -> CGFloat {
        let key = Key(text: String(text), font: ObjectIdentifier(font))
        if let known = widths[key] { return known.width }
        // Blanks at the end of a line have no width.
        let width = LineWidth.of(text + "|", font: font) - LineWidth.of("|", font: font)
        if widths.count >= widthLimit { widths = [:] }
        widths[key] = (width, font)
        return width
    }
}
