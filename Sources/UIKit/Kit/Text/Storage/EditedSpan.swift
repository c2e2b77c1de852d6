import Foundation

/// The part of a text that edits have changed since it was processed last.
struct EditedSpan {
    /// The range in UTF-16 units of the present text.
    private(set) var range = 0..<0
    /// The number of units by which the text has become longer.
    private(set) var delta = 0
    private(set) var actions: NSTextStorage.EditActions = []

    var isEmpty: Bool { actions.isEmpty }

    /// The range in the text before the edits.
    var oldRange: Range<Int> { range.lowerBound..<max(range.lowerBound, range.upperBound - delta) }

    /// Adds an edit.
    ///
    /// - Parameter old: The range in the text before this edit.
    mutating func add(_ actions: NSTextStorage.EditActions, _ old: Range<Int>, changeInLength change: Int) {
        let lower = isEmpty ? old.lowerBound : min(range.lowerBound, old.lowerBound)
        let upper = (isEmpty ? old.upperBound : max(range.upperBound, old.upperBound)) + change
        range = lower..<max(lower, upper)
        delta += change
        self.actions.formUnion(actions)
    }

    /// Adds edits that followed.
    mutating func add(_ other: EditedSpan) {
        if !other.isEmpty { add(other.actions, other.oldRange, changeInLength: other.delta) }
    }
}
