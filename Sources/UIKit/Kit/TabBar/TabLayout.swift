import CoreGraphics

/// The horizontal places of the tabs of a bar, in points. Places are distances from the leading edge.
struct TabLayout: Equatable {
    /// The place of the platter in the bar.
    let platter: Range<CGFloat>
    /// The width of each tab.
    let itemWidth: CGFloat
    /// The distance between two tabs.
    let spacing: CGFloat
    /// The distance between an end of the platter and the nearest tab.
    private let padding: CGFloat

    /// Centers the tabs in a bar, or makes them fill it. Tabs and the distances between them become narrower if they
    /// don't fit.
    ///
    /// - Parameters:
    ///   - itemWidth: The width of a tab, or 0 for the standard width. Tabs that fill the bar have equal widths.
    ///   - itemSpacing: The distance between tabs, which are next to each other if it is 0.
    init(
        count: Int,
        in width: CGFloat,
        positioning: UITabBar.ItemPositioning = .automatic,
        itemWidth: CGFloat = 0,
        itemSpacing: CGFloat = 0
    ) {
        let room = max(width - 2 * TabMetrics.margin, 0)
        padding = min(TabMetrics.platterPadding, room / 2)
        let inner = room - 2 * padding
        let number = CGFloat(max(count, 1))
        let wish: CGFloat =
            switch positioning {
            case .fill: inner / number
            case .automatic: TabMetrics.pitch
            case .centered: itemWidth > 0 ? itemWidth : TabMetrics.pitch
            }
        let gap = positioning == .centered ? max(itemSpacing, 0) : 0
        let total = wish * number + gap * (number - 1)
        let scale = total > inner && total > 0 ? inner / total : 1
        self.itemWidth = wish * scale
        spacing = gap * scale
        let length = min(total, inner) + 2 * padding
        let start = (width - length) / 2
        platter = start..<max(start, start + length)
    }

    /// Returns the frame of the platter of a bar that is minimized, at the leading edge and in the middle of where the
    /// whole one is.
    static func minimizedPlatter(in width: CGFloat, isRightToLeft: Bool) -> CGRect {
        let (side, margin) = (TabMetrics.minimizedSide, TabMetrics.minimizedMargin)
        let x = isRightToLeft ? width - margin - side : margin
        return CGRect(x: x, y: (TabMetrics.platterHeight - side) / 2, width: side, height: side)
    }

    var platterWidth: CGFloat { platter.upperBound - platter.lowerBound }

    /// The distance between the leading end of the platter and a tab.
    func place(of index: Int) -> CGFloat {
        padding + CGFloat(index) * (itemWidth + spacing)
    }
}
