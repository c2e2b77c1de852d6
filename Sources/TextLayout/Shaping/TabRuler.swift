/// Follows the text of a line along tab stops. Positions are Pango units from the leading edge of the paragraph.
struct TabRuler {
    private let stops: TabStops
    /// The end of the text in front of the column's tab; in the first column, the start of the line.
    private var origin: Int
    /// The stop of the column; `nil` in the first one.
    private var stop: (place: Int, stop: TabStops.Stop)?
    private var width = 0
    private var visibleWidth = 0
    /// Whether the column has a character that isn't white space, even one without width, such as a bidi isolate.
    private var isVisible = false
    /// The width in front of the first terminator.
    private var alignedWidth: Int?
    /// The visible end of the previous columns.
    private var visibleBefore: Int

    init(_ stops: TabStops, start: Int) {
        self.stops = stops
        origin = start
        visibleBefore = start
    }

    /// Appends a character to the column.
    mutating func add(_ scalar: Unicode.Scalar, width: Int, isWhite: Bool) {
        if alignedWidth == nil, stop?.stop.terminators?.contains(scalar) == true { alignedWidth = self.width }
        self.width += width
        if !isWhite { (visibleWidth, isVisible) = (self.width, true) }
    }

    /// Ends the column at a tab.
    ///
    /// - Returns: The width of the tab in front of the column.
    mutating func startColumn() -> Int {
        let start = start(ofWidth: width)
        defer {
            visibleBefore = visibleEnd(from: start)
            origin = start + width
            stop = stops.next(after: origin)
            (width, visibleWidth, isVisible, alignedWidth) = (0, 0, false, nil)
        }
        return start - origin
    }

    /// The width of the last column's tab if the line ends here. Trailing white space is not aligned.
    var lastTabWidth: Int { start(ofWidth: visibleWidth) - origin }

    /// The visible end of the line if it ends here.
    var visibleEnd: Int { visibleEnd(from: start(ofWidth: visibleWidth)) }

    private func visibleEnd(from start: Int) -> Int {
        isVisible ? start + visibleWidth : visibleBefore
    }

    private func start(ofWidth width: Int) -> Int {
        guard let stop else { return origin }
        let aligned = min(alignedWidth ?? width, width)
        switch stop.stop.alignment {
        case .leading: return stop.place
        case .center: return max(origin, stop.place - aligned / 2)
        case .trailing: return max(origin, stop.place - aligned)
        }
    }
}
