import CoreGraphics

@testable import UIKit

/// A slow model of a flow: it places one item after the other, and a query looks at every element.
struct FlowModel {
    struct Section {
        var sizes: [FlowSize]
        var metrics: FlowSectionMetrics
    }

    var sections: [Section]
    var rules: FlowRules
    var direction: FlowDirection

    var geometry: FlowGeometry {
        FlowGeometry(
            sections.map { FlowSection(FlowItems($0.sizes), metrics: $0.metrics, rules: rules) },
            rules: rules,
            direction: direction
        )
    }

    /// The frames of all elements in their order, and the depth of the content.
    func place() -> (frames: [(element: FlowElement, frame: FlowFrame)], depth: CGFloat) {
        var (frames, start) = ([(element: FlowElement, frame: FlowFrame)](), CGFloat(0))
        for (index, section) in sections.enumerated() {
            let metrics = section.metrics
            let part = { (offset: CGFloat, depth: CGFloat) in
                FlowFrame(position: 0, offset: offset, size: FlowSize(length: rules.length, depth: depth))
            }
            if metrics.headerDepth > 0 {
                frames.append((.header(section: index), part(start, metrics.headerDepth)))
            }
            let linesStart = start + metrics.headerDepth + metrics.insets.before
            let lines = Self.lines(section, length: rules.length - metrics.insets.leading - metrics.insets.trailing)
            var (offset, depth, item) = (CGFloat(0), CGFloat(0), 0)
            for (number, line) in lines.enumerated() {
                let lineDepth = line.map(\.depth).max() ?? 0
                let places = positions(of: line, in: section, isLast: number == lines.count - 1)
                for (size, position) in zip(line, places) {
                    let frame = FlowFrame(
                        position: rules.aligned(metrics.insets.leading + position),
                        offset: rules.aligned(linesStart + offset + (lineDepth - size.depth) / 2),
                        size: size
                    )
                    frames.append((.item(item, section: index), frame))
                    item += 1
                }
                depth = max(depth, offset + lineDepth)
                offset += max(lineDepth + metrics.lineSpacing, 0)
            }
            let footer = max(linesStart + depth + metrics.insets.after, start + metrics.headerDepth)
            if metrics.footerDepth > 0 {
                frames.append((.footer(section: index), part(footer, metrics.footerDepth)))
            }
            start = footer + metrics.footerDepth
        }
        return (frames, start)
    }

    /// Returns the items of each line.
    private static func lines(_ section: Section, length: CGFloat) -> [[FlowSize]] {
        var lines: [[FlowSize]] = []
        var end: CGFloat = 0
        for size in section.sizes {
            let start = end + section.metrics.itemSpacing
            if lines.isEmpty || start + size.length > length + FlowRules.tolerance {
                lines.append([size])
                end = size.length
            } else {
                lines[lines.count - 1].append(size)
                end = start + size.length
            }
        }
        return lines
    }

    /// Returns the positions of the items of a line.
    private func positions(of line: [FlowSize], in section: Section, isLast: Bool) -> [CGFloat] {
        let (metrics, first) = (section.metrics, section.sizes[0])
        let length = rules.length - metrics.insets.leading - metrics.insets.trailing
        // The items that decide on the spacing: those of the line, or of a full line of items like it.
        var row = line
        let isEqual = section.sizes.allSatisfy { $0 == first }
        let pitch = first.length + metrics.itemSpacing
        let isEndless = pitch <= 0 && first.length + pitch <= length + FlowRules.tolerance
        func used() -> CGFloat { row.map(\.length).reduce(0, +) + CGFloat(row.count - 1) * metrics.itemSpacing }
        while isEqual, !isEndless, used() + metrics.itemSpacing + first.length <= length + FlowRules.tolerance {
            row.append(first)
        }
        let rest = length - used()
        let isSingle = row.count == 1 && !(isEqual && isEndless)
        if line.count == 1 {
            let isOnlyItem = rules.centersOnlyItem && section.sizes.count == 1
            let isCentered = isOnlyItem || isSingle && (isEqual || !isLast)
            return [isCentered ? (length - line[0].length) / 2 : 0]
        }
        let isSpread = isEqual ? !isEndless : !isLast
        let extra = isSpread ? (isEqual ? rest : max(rest, 0)) / CGFloat(row.count - 1) : 0
        var positions: [CGFloat] = [0]
        for size in line.dropLast() {
            positions.append(positions[positions.count - 1] + size.length + metrics.itemSpacing + extra)
        }
        return positions
    }
}
