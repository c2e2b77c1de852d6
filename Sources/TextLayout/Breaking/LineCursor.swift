/// The start of the next line in a shaped text.
struct LineCursor {
    /// The byte of UTF-8.
    var position = 0
    /// The distance from the start of the text, in Pango units.
    var x = 0
    /// The index of the first break opportunity behind the position.
    var opportunity = 0
}
