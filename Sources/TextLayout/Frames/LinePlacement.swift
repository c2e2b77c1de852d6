/// The properties of one line of a frame. A trivial value, so that layout at another width neither allocates nor
/// counts references per line.
struct LinePlacement {
    /// The index of the text in the contents of the frame.
    let content: Int
    /// The bytes of the text, trailing white space included.
    let range: Range<Int>
    let top: Double
    let extent: VerticalExtent
    let width: Double
    let indent: Double
    let available: Double
    let isTruncated: Bool
    let endsParagraph: Bool
}
