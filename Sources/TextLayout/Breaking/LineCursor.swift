/// Where the next line starts in a shaped text.
struct LineCursor {
    /// In bytes of UTF-8.
    var position = 0
    /// In Pango units.
    var x = 0
    /// The first break opportunity behind the position.
    var opportunity = 0
}
