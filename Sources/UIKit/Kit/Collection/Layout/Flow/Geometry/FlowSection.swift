import CoreGraphics

/// The places of the elements of a section, relative to its start.
struct FlowSection: Hashable, Sendable {
    private enum Lines: Hashable, Sendable {
        case equal(EqualFlowLines)
        case unequal(UnequalFlowLines)
    }

    let metrics: FlowSectionMetrics
    let items: FlowItems
    private let rules: FlowRules
    private let lines: Lines

    init(_ items: FlowItems, metrics: FlowSectionMetrics, rules: FlowRules) {
        self.items = items
        self.metrics = metrics
        self.rules = rules
        let length = rules.length - metrics.insets.leading - metrics.insets.trailing
        if items.runs.count > 1 {
            lines = .unequal(
                UnequalFlowLines(
                    items,
                    length: length,
                    itemSpacing: metrics.itemSpacing,
                    lineSpacing: metrics.lineSpacing,
                    rules: rules
                )
            )
        } else {
            lines = .equal(
                EqualFlowLines(
                    items.runs.first?.size ?? FlowSize(length: 0, depth: 0),
                    count: items.count,
                    length: length,
                    itemSpacing: metrics.itemSpacing,
                    lineSpacing: metrics.lineSpacing,
                    rules: rules
                )
            )
        }
    }

    /// The start of the first line.
    private var linesStart: CGFloat { metrics.headerDepth + metrics.insets.before }

    private var linesDepth: CGFloat {
        switch lines {
        case .equal(let lines): lines.depth
        case .unequal(let lines): lines.depth
        }
    }

    /// The start of the footer.
    private var footerStart: CGFloat { max(linesStart + linesDepth + metrics.insets.after, metrics.headerDepth) }

    /// The distance to the next section.
    var depth: CGFloat { footerStart + metrics.footerDepth }

    /// The offsets that contain all elements. With negative insets, items reach out of the section.
    var extent: ClosedRange<CGFloat> {
        let start = min(linesStart, 0)
        return start...max(depth, linesStart + linesDepth, start)
    }

    /// Returns the frame of an item, which needn't be at whole pixels.
    func frame(ofItem item: Int) -> FlowFrame {
        var frame =
            switch lines {
            case .equal(let lines): lines.frame(of: item)
            case .unequal(let lines): lines.frame(of: item)
            }
        frame.position += metrics.insets.leading
        frame.offset += linesStart
        return frame
    }

    /// Returns the items of the line with an item. Costs O(log lines).
    func line(of item: Int) -> Range<Int> {
        switch lines {
        case .equal(let lines): lines.line(of: item)
        case .unequal(let lines): lines.line(of: item)
        }
    }

    /// The frame of the header; `nil` if there is none.
    var header: FlowFrame? { part(at: 0, depth: metrics.headerDepth) }

    /// The frame of the footer; `nil` if there is none.
    var footer: FlowFrame? { part(at: footerStart, depth: metrics.footerDepth) }

    private func part(at offset: CGFloat, depth: CGFloat) -> FlowFrame? {
        guard depth > 0 else { return nil }
        return FlowFrame(position: 0, offset: offset, size: FlowSize(length: rules.length, depth: depth))
    }

    /// Returns the items of the lines between two offsets. Costs O(log lines).
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        switch lines {
        case .equal(let lines): lines.items(from: lower - linesStart, to: upper - linesStart)
        case .unequal(let lines): lines.items(from: lower - linesStart, to: upper - linesStart)
        }
    }

    /// Whether an item is longer than the lines, in which case it is not where the client expects it.
    var hasOverlongItem: Bool {
        let length = rules.length - metrics.insets.leading - metrics.insets.trailing + FlowRules.tolerance
        return items.runs.contains { $0.size.length > length }
    }
}
