/// Follows the text of a line along tab stops. Places are Pango units from the paragraph's leading edge.
struct TabRuler {
    private let stops: TabStops
    /// Where the text in front of the column's tab ends; in the first column, where the line starts.
    private var origin: Int
    /// The stop of the column; nil in the first one.
    private var stop: (place: Int, stop: TabStops.Stop)?
    private var width = 0
    private var visibleWidth = 0
    /// The width in front of the first terminator.
    private var alignedWidth: Int?
    /// Where what is visible of the columns before ends.
    private var visibleBefore: Int

    init(_ stops: TabStops, start: Int) {
        self.stops = stops
        origin = start
        visibleBefore = start
    }

    /// Goes on by a character of the column.
    mutating func add(_ scalar: Unicode.Scalar, width: Int, isWhite: Bool) {
        if alignedWidth == nil, stop?.stop.terminators?.contains(scalar) == true { alignedWidth = self.width }
        self.width += width
        if !isWhite { visibleWidth = self.width }
    }

    /// Ends the column at a tab.
    ///
    /// - Returns: the width of the tab that the column stands behind.
    mutating func startColumn() -> Int {
        let start = start(ofWidth: width)
        defer {
            visibleBefore = visibleEnd(from: start)
            origin = start + width
            stop = stops.next(after: origin)
            (width, visibleWidth, alignedWidth) = (0, 0, nil)
        }
        return start - origin
    }

    /// The width of the last column's tab if the line ends here: white space at its end is not aligned.
    var lastTabWidth: Int { start(ofWidth: visibleWidth) - origin }

    /// Where what is visible ends if the line ends here.
    var visibleEnd: Int { visibleEnd(from: start(ofWidth: visibleWidth)) }

    private func visibleEnd(from start: Int) -> Int {
        visibleWidth == 0 ? visibleBefore : start + visibleWidth
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
