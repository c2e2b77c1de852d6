/// The part of a shaped text that makes a line: bytes of UTF-8, widths in Pango units.
struct LineExtent {
    /// With trailing white space.
    var range: Range<Int>
    /// From the line's start to the end of its visible part, a hyphen that appears included.
    var visibleWidth: Int
    /// With trailing white space.
    var fullWidth: Int
    var isHyphenated = false
}
