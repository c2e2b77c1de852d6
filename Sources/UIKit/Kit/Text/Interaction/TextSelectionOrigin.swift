/// The range from which a gesture extends a selection, and the units by which it does.
struct TextSelectionOrigin {
    let start: UITextPosition
    let end: UITextPosition
    /// `nil` for single positions.
    let granularity: UITextGranularity?
}
