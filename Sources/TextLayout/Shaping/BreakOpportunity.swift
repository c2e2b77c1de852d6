/// A place where a line may end. Positions are bytes of UTF-8, lengths Pango units from the start of the shaped text.
struct BreakOpportunity {
    let position: Int
    /// Where the next line starts.
    let x: Int
    /// Where the line's visible part ends: without white space, and with the hyphen that appears.
    let visibleX: Int
    /// Whether a soft hyphen becomes visible.
    let isHyphenated: Bool
}
