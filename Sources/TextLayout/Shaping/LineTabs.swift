/// The tab stops of a line and the line's position among them.
struct LineTabs {
    let stops: TabStops
    /// The distance of the line's start from the paragraph's leading edge, in Pango units.
    let start: Int
}
