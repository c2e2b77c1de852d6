import CoreGraphics
import Foundation
import UIKit

/// A view with a text of its own, such as an app's code editor: each character takes a cell of 10 by 20 points, and
/// lines end with line feeds. Its positions count characters.
final class GridTextView: UIView, UITextInput {
    static let cell = CGSize(width: 10, height: 20)

    var slant = CGAffineTransform.identity

    func caretTransform(for position: UITextPosition) -> CGAffineTransform { slant }

    private final class Position: UITextPosition {
        let place: Int
        init(_ place: Int) { self.place = place }
    }

    private final class Range: UITextRange {
        let places: Swift.Range<Int>
        init(_ places: Swift.Range<Int>) { self.places = places }
        override var start: UITextPosition { Position(places.lowerBound) }
        override var end: UITextPosition { Position(places.upperBound) }
        override var isEmpty: Bool { places.isEmpty }
    }

    private final class Part: UITextSelectionRect {
        private let place: CGRect
        init(_ place: CGRect) { self.place = place }
        override var rect: CGRect { place }
        override var writingDirection: NSWritingDirection { .leftToRight }
        override var containsStart: Bool { false }
        override var containsEnd: Bool { false }
        override var isVertical: Bool { false }
    }

    private(set) var characters: [Character] = []
    private(set) var selected = 0..<0
    private(set) var marked: Swift.Range<Int>?
    /// A text that can't be typed; `nil` for none.
    var refused: String?
    /// The calls of the standard commands.
    private(set) var commands: [String] = []

    /// The text. Setting it is a change that the text system doesn't make.
    var text: String {
        get { String(characters) }
        set {
            inputDelegate?.textWillChange(self)
            characters = Array(newValue)
            selected = characters.count..<characters.count
            inputDelegate?.textDidChange(self)
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func copy(_ sender: Any?) {
        commands.append("copy")
        super.copy(sender)
    }

    // MARK: Text

    var hasText: Bool { !characters.isEmpty }

    func insertText(_ text: String) {
        replace(marked ?? selected, text)
        marked = nil
    }

    func deleteBackward() {
        let range = selected.isEmpty ? max(0, selected.lowerBound - 1)..<selected.lowerBound : selected
        replace(range, "")
    }

    private func replace(_ range: Swift.Range<Int>, _ text: String) {
        characters.replaceSubrange(range, with: Array(text))
        let end = range.lowerBound + text.count
        selected = end..<end
    }

    func text(in range: UITextRange) -> String? { (range as? Range).map { String(characters[$0.places]) } }

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { text != refused }

    func replace(_ range: UITextRange, withText text: String) {
        if let range = range as? Range { replace(range.places, text) }
    }

    var selectedTextRange: UITextRange? {
        get { Range(selected) }
        set { if let range = newValue as? Range { selected = range.places } }
    }

    var markedTextStyle: [NSAttributedString.Key: Any]?
    var markedTextRange: UITextRange? { marked.map(Range.init) }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let (start, text) = ((marked ?? selected).lowerBound, markedText ?? "")
        replace(marked ?? selected, text)
        marked = text.isEmpty ? nil : start..<start + text.count
    }

    func unmarkText() { marked = nil }

    // MARK: Positions

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(characters.count) }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = from as? Position, let to = to as? Position else { return nil }
        return Range(from.place..<to.place)
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? Position else { return nil }
        let place = position.place + offset
        return (0...characters.count).contains(place) ? Position(place) : nil
    }

    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        guard let position = position as? Position else { return nil }
        let (line, column) = cell(of: position.place)
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up: return line >= offset ? Position(place(line: line - offset, column: column)) : nil
        case .down: return line + offset < lines.count ? Position(place(line: line + offset, column: column)) : nil
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        guard let from = from as? Position, let to = to as? Position else { return 0 }
        return to.place - from.place
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        nil
    }

    func baseWritingDirection(for: UITextPosition, in: UITextStorageDirection) -> NSWritingDirection { .leftToRight }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    // MARK: Places

    private var lines: [ArraySlice<Character>] {
        characters.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func cell(of place: Int) -> (line: Int, column: Int) {
        let before = characters[..<place]
        let line = before.count { $0 == "\n" }
        return (line, place - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0))
    }

    private func place(line: Int, column: Int) -> Int {
        let lines = lines
        let line = min(max(line, 0), lines.count - 1)
        return lines[line].startIndex + min(max(column, 0), lines[line].count)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? Position else { return .null }
        let (line, column) = cell(of: position.place)
        return CGRect(
            x: CGFloat(column) * Self.cell.width,
            y: CGFloat(line) * Self.cell.height,
            width: 2,
            height: Self.cell.height
        )
    }

    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = range as? Range else { return [] }
        return lines.enumerated().compactMap { index, line in
            let part = range.places.clamped(to: line.startIndex..<line.endIndex)
            guard !part.isEmpty else { return nil }
            return Part(
                CGRect(
                    x: CGFloat(part.lowerBound - line.startIndex) * Self.cell.width,
                    y: CGFloat(index) * Self.cell.height,
                    width: CGFloat(part.count) * Self.cell.width,
                    height: Self.cell.height
                )
            )
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let line = Int(min(max(0, point.y / Self.cell.height), 1e4))
        let column = Int(min(max(0, (point.x / Self.cell.width).rounded()), 1e4))
        return Position(place(line: line, column: column))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }

    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
