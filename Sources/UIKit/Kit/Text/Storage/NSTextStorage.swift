import Foundation

/// A text with attributes that tells of its edits. That of a text view is its text: a change of one is a change of the
/// other.
///
/// Edits between `beginEditing()` and `endEditing()` are processed as one. The text of a text view is used on the main
/// thread.
///
/// ```swift
/// let storage = textView.textStorage
/// storage.beginEditing()
/// storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
/// storage.endEditing()
/// ```
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of edits. The raw values are Apple's.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes have changed.
        public static var editedAttributes: EditActions { EditActions(rawValue: 1) }
        /// Characters have changed.
        public static var editedCharacters: EditActions { EditActions(rawValue: 2) }
    }

    /// Creates a storage without text.
    public convenience init() {
        self.init(string: "")
    }

    /// Posted before edits are processed. The object is the storage.
    open class var willProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    }

    /// Posted after edits were processed. The object is the storage.
    open class var didProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
    }

    /// The object that follows the edits. It is not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The kinds of edits that are being processed; empty otherwise.
    open var editedMask: EditActions { span.actions }

    /// The range of the edits that are being processed, in UTF-16 units of the present text.
    open var editedRange: NSRange {
        span.isEmpty ? NSRange(location: NSNotFound, length: 0) : NSRange(span.range)
    }

    /// The number of UTF-16 units by which the edits that are being processed make the text longer.
    open var changeInLength: Int { span.delta }

    /// The managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Has a manager lay out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
    }

    /// Has a manager no longer lay out the text.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            if aLayoutManager.textStorage === storage { aLayoutManager.textStorage = nil }
        }
    }

    /// Called after edits with what the owner of the text doesn't know.
    var onEdit: ((EditedSpan) -> Void)?

    private var span = EditedSpan()
    /// The number of calls of `beginEditing()` that are open.
    private var depth = 0
    /// Whether a method of the superclass edits, which may call others.
    private var isInEdit = false
    private var isProcessing = false
    /// The edits while others are processed.
    private var later = EditedSpan()

    /// Records an edit, and processes it outside of a group of edits. A subclass with characters of its own calls it
    /// after each change.
    ///
    /// - Parameters:
    ///   - editedRange: The range before the edit, in UTF-16 units.
    ///   - delta: The number of units by which the edit makes the text longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        guard let range = Range(editedRange), !editedMask.isEmpty else { return }
        span.add(editedMask, range, changeInLength: delta)
        if isProcessing { later.add(editedMask, range, changeInLength: delta) }
        if depth == 0, !isProcessing { processEditing() }
    }

    /// Tells the delegate of the edits. Called by the storage.
    open func processEditing() {
        guard !span.isEmpty, !isProcessing else { return }
        process()
        let all = span
        (span, later) = (EditedSpan(), EditedSpan())
        onEdit?(all)
    }

    private func process() {
        isProcessing = true
        let center = NotificationCenter.default
        center.post(name: Self.willProcessEditingNotification, object: self)
        tell { $0.textStorage($1, willProcessEditing: $2.actions, range: NSRange($2.range), changeInLength: $2.delta) }
        tell { $0.textStorage($1, didProcessEditing: $2.actions, range: NSRange($2.range), changeInLength: $2.delta) }
        center.post(name: Self.didProcessEditingNotification, object: self)
        for manager in layoutManagers { MainActor.assumeIsolated { manager.layoutDidChange() } }
        isProcessing = false
    }

    private func tell(_ call: @MainActor (any NSTextStorageDelegate, NSTextStorage, EditedSpan) -> Void) {
        guard let delegate else { return }
        nonisolated(unsafe) let (target, storage) = (delegate, self)
        let span = span
        MainActor.assumeIsolated { call(target, storage, span) }
    }

    /// Takes the text that its owner has changed, and processes that as an edit.
    ///
    /// - Parameter old: The range that was changed; `nil` to tell nobody.
    func take(_ text: NSAttributedString, replacing old: Range<Int>?) {
        let delta = text.length - length
        isInEdit = true
        super.setAttributedString(text)
        isInEdit = false
        guard let old, !isProcessing else { return }
        span = EditedSpan()
        later = EditedSpan()
        span.add([.editedCharacters, .editedAttributes], old, changeInLength: delta)
        process()
        let own = later
        (span, later) = (EditedSpan(), EditedSpan())
        if !own.isEmpty { onEdit?(own) }
    }

    // MARK: NSMutableAttributedString

    /// Performs an edit by the superclass, and records it once, whichever other methods that calls.
    private func edit(_ actions: EditActions, _ range: NSRange, _ change: () -> Void) {
        guard !isInEdit else { return change() }
        isInEdit = true
        let before = length
        change()
        isInEdit = false
        edited(actions, range: range, changeInLength: length - before)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        edit([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        edit(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        edit(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }

    open override func append(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
            super.append(attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        edit([.editedCharacters, .editedAttributes], range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }

    open override func beginEditing() {
        depth += 1
        super.beginEditing()
    }

    open override func endEditing() {
        super.endEditing()
        depth = max(0, depth - 1)
        if depth == 0, !isProcessing { processEditing() }
    }
}
