/// The part of a shaped text that forms a line. Widths are in Pango units.
struct LineExtent {
    /// The bytes of UTF-8, trailing white space included.
    var range: Range<Int>
    /// The width without trailing white space, and with the hyphen that becomes visible.
    var visibleWidth: Int
    /// The width with trailing white space.
    var fullWidth: Int
    var isHyphenated = false
}
