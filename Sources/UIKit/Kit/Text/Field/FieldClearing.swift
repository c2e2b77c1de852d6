/// The occasions on which a field's text is replaced as a whole.
struct FieldClearing {
    /// Whether the text is cleared when editing begins.
    var onBeginEditing = false
    /// Whether the next insertion replaces the text.
    var onInsertion = false
    /// Whether the next edit replaces a secret, which the user can't see.
    var ofSecret = false

    /// Returns whether an edit that inserts a string replaces the whole text.
    func replacesAll(inserting string: String) -> Bool {
        ofSecret || onInsertion && !string.isEmpty
    }

    /// Records that the text was edited.
    mutating func didEdit() {
        (onInsertion, ofSecret) = (false, false)
    }
}
