/// What sets a line of a frame apart from the others: a plain value, so that setting text at another width costs neither
/// an allocation nor a count of references for each line.
struct LinePlacement {
    /// Which of the frame's contents the line shows.
    let content: Int
    /// Bytes of the content, trailing white space included.
    let range: Range<Int>
    let top: Double
    let extent: VerticalExtent
    let width: Double
    let indent: Double
    let available: Double
    let isTruncated: Bool
    let endsParagraph: Bool
}
