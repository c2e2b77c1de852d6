import Foundation

/// The object that follows the edits of a text storage.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called after edits, before their attributes are final. The delegate may change the characters and attributes.
    ///
    /// - Parameters:
    ///   - editedRange: The range in the present text, in UTF-16 units.
    ///   - delta: The number of units by which the text has become longer.
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )

    /// Called after edits, before they are shown. The delegate may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
