import CompositionalLayout
import Foundation

/// The frames of a section without boundary items, solved group by group and item by item in exact fractions.
///
/// It shares nothing with the geometry but the descriptions: no pattern, no product and no tree.
package struct SlowSolver {
    struct Box: Hashable {
        var x: Ratio
        var y: Ratio
        var width: Ratio
        var height: Ratio

        var rect: CGRect { CGRect(x: x.value, y: y.value, width: width.value, height: height.value) }

        func moved(_ dx: Ratio, _ dy: Ratio) -> Box { Box(x: x + dx, y: y + dy, width: width, height: height) }
    }

    package struct Solution {
        package var items: [CGRect] = []
        /// The frame of the group of each item.
        package var groups: [CGRect] = []
        /// The length of the section along the scroll axis.
        package var length: CGFloat = 0
    }

    /// A solved item or group: its outer size, and its views with the end of the room of each.
    private struct Part {
        var width: Ratio
        var height: Ratio
        var views: [(box: Box, end: Ratio)] = []
        /// The number of items used up. A group has as many places as this in a whole section.
        var used = 0
        var isCustom = false
    }

    var scale: Int
    var axis: LayoutAxis
    var container: CGSize
    var itemCount: Int
    var measured: [Int: MeasuredSize]
    /// The axis along which groups follow each other.
    private var lineAxis = LayoutAxis.vertical

    package init(scale: Int, axis: LayoutAxis, container: CGSize, itemCount: Int, measured: [Int: MeasuredSize] = [:]) {
        self.scale = scale
        self.axis = axis
        self.container = container
        self.itemCount = itemCount
        self.measured = measured
    }

    // MARK: Lengths

    private func down(_ length: Ratio) -> Ratio { (length * Ratio(scale)).floor / Ratio(scale) }

    private func near(_ length: Ratio) -> Ratio { (length * Ratio(scale) + Ratio(1, 2)).floor / Ratio(scale) }

    private func length(_ dimension: LayoutDimension, _ width: Ratio, _ height: Ratio) -> Ratio {
        switch dimension {
        case .fractionalWidth(let fraction): max(.zero, down(Ratio(fraction) * width))
        case .fractionalHeight(let fraction): max(.zero, down(Ratio(fraction) * height))
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            max(.zero, Ratio(points))
        }
    }

    private func spacing(_ spacing: LayoutSpacing) -> (length: Ratio, isFlexible: Bool) {
        switch spacing {
        case .fixed(let points): (Ratio(points), false)
        case .flexible(let points): (Ratio(points), true)
        }
    }

    private typealias Edge = (length: Ratio, isFlexible: Bool)

    private func edges(_ item: ItemLayout, _ axis: LayoutAxis) -> (before: Edge, after: Edge) {
        let edges = item.edgeSpacing
        return axis == .horizontal
            ? (spacing(edges.leading), spacing(edges.trailing)) : (spacing(edges.top), spacing(edges.bottom))
    }

    // MARK: Items

    /// - Parameters:
    ///   - first: The number of the first item, for its measured size.
    ///   - left: The number of items that are left for the part.
    private func solve(_ item: ItemLayout, _ width: Ratio, _ height: Ratio, first: Int, left: Int) -> Part {
        var (w, h) = (length(item.size.width, width, height), length(item.size.height, width, height))
        var insets = item.contentInsets
        if item.size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if item.size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        let (top, leading) = (Ratio(insets.top), Ratio(insets.leading))
        let (acrossInsets, downInsets) = (leading + Ratio(insets.trailing), top + Ratio(insets.bottom))
        func magnitude(_ ratio: Ratio) -> Ratio { ratio < .zero ? Ratio(-1) * ratio : ratio }
        switch item.content {
        case .view:
            if left > 0, let size = measured[first] {
                if item.size.width.isEstimated, let width = size.width { w = Ratio(width) }
                if item.size.height.isEstimated, let height = size.height { h = Ratio(height) }
            }
            let box = Box(x: leading, y: top, width: magnitude(w - acrossInsets), height: magnitude(h - downInsets))
            return Part(width: w, height: h, views: [(box, lineAxis == .horizontal ? w : h)], used: 1)
        case .group(.custom(let frames)):
            let inner = CGSize(width: max(.zero, w - acrossInsets).value, height: max(.zero, h - downInsets).value)
            let views = frames(inner).map { custom in
                let frame = custom.frame
                let box = Box(
                    x: Ratio(frame.minX),
                    y: Ratio(frame.minY),
                    width: Ratio(frame.width),
                    height: Ratio(frame.height)
                )
                return (box, lineAxis == .horizontal ? w : h)
            }
            return Part(width: w, height: h, views: views, used: views.count, isCustom: true)
        case .group(.run(let run)):
            let (innerWidth, innerHeight) = (max(.zero, w - acrossInsets), max(.zero, h - downInsets))
            return solve(
                run,
                item,
                Part(width: w, height: h),
                (leading, top, innerWidth, innerHeight),
                first: first,
                left: left
            )
        }
    }

    private func solve(
        _ run: RunLayout,
        _ item: ItemLayout,
        _ part: Part,
        _ inner: (x: Ratio, y: Ratio, width: Ratio, height: Ratio),
        first: Int,
        left: Int
    ) -> Part {
        let isRow = run.axis == .horizontal
        let (main, cross) = isRow ? (inner.width, inner.height) : (inner.height, inner.width)
        let gap = spacing(run.interItemSpacing)
        var subitems = run.subitems
        func room(_ count: Int) -> (width: Ratio, height: Ratio) {
            let rest = max(.zero, main - Ratio(max(0, count - 1)) * gap.length)
            return isRow ? (rest, cross) : (cross, rest)
        }
        let hugsLength = item.size[run.axis].isEstimated
        var count = 0
        switch run.repetition {
        case .dividing(let parts):
            count = parts
            subitems = [subitems[0]]
            subitems[0].size[run.axis] = .fraction(1 / CGFloat(parts), along: run.axis)
        case .repeating(let repetitions):
            count = repetitions
            subitems = [subitems[0]]
        case .filling where hugsLength: count = subitems.count
        case .filling:
            while count < max(itemCount, 4096) {
                let (width, height) = room(count + 1)
                let lengths = subitems.map { item in
                    let edges = edges(item, run.axis)
                    return length(item.size[run.axis], width, height) + edges.before.length + edges.after.length
                }
                let cycle = lengths.reduce(.zero, +)
                if count == subitems.count, cycle + Ratio(count) * gap.length <= .zero { break }
                var total = Ratio(count) * gap.length + Ratio((count + 1) / subitems.count) * cycle
                for place in 0..<(count + 1) % subitems.count { total += lengths[place] }
                if total > main { break }
                count += 1
            }
        }
        let (width, height) = room(count)
        var (children, number, remaining): ([(item: ItemLayout, part: Part, isPlaced: Bool)], Int, Int)
        (children, number, remaining) = ([], first, left)
        for place in 0..<count {
            let item = subitems[place % subitems.count]
            let child = solve(item, width, height, first: number, left: max(0, remaining))
            children.append((item, child, remaining > 0 && child.used > 0))
            number += child.used
            remaining -= child.used
        }
        // The flexible spacings share the rest in equal parts.
        var (taken, flexible) = (Ratio(max(0, count - 1)) * gap.length, gap.isFlexible ? max(0, count - 1) : 0)
        for child in children {
            let edges = edges(child.item, run.axis)
            taken += (isRow ? child.part.width : child.part.height) + edges.before.length + edges.after.length
            flexible += (edges.before.isFlexible ? 1 : 0) + (edges.after.isFlexible ? 1 : 0)
        }
        let share = hugsLength || flexible == 0 ? Ratio.zero : (main - taken) / Ratio(flexible)
        var (part, position, end, depth) = (part, Ratio.zero, Ratio.zero, Ratio.zero)
        for (place, child) in children.enumerated() {
            if place > 0 { position += gap.length + (gap.isFlexible ? share : .zero) }
            let (along, across) = (edges(child.item, run.axis), edges(child.item, run.axis.other))
            position += along.before.length + (along.before.isFlexible ? share : .zero)
            let childDepth = isRow ? child.part.height : child.part.width
            let depthWithEdges = childDepth + across.before.length + across.after.length
            var offset = across.before.length
            if across.before.isFlexible {
                let parts = Ratio(across.after.isFlexible ? 2 : 1)
                offset += max(.zero, cross - depthWithEdges) / parts
            }
            let (x, y) = isRow ? (near(position), near(offset)) : (near(offset), near(position))
            let after = along.after.length + (along.after.isFlexible ? share : .zero)
            let lineRoom = lineAxis == run.axis ? after : across.after.length
            for view in child.part.views {
                let (dx, dy) = (inner.x + x, inner.y + y)
                let distance = lineAxis == .horizontal ? dx : dy
                part.views.append((view.box.moved(dx, dy), view.end + distance + lineRoom))
            }
            part.used += child.part.used
            position += (isRow ? child.part.width : child.part.height) + after
            if child.isPlaced { (end, depth) = (position, max(depth, depthWithEdges)) }
        }
        if hugsLength { if isRow { part.width = end } else { part.height = end } }
        let isOpen = subitems.contains { !$0.size[run.axis.other].isFractionOf(run.axis.other) }
        if item.size[run.axis.other].isEstimated, isOpen {
            if isRow { part.height = depth } else { part.width = depth }
        }
        return part
    }

    // MARK: Sections

    package mutating func solve(_ section: SectionLayout) -> Solution {
        let isDown = axis == .vertical
        let isOrthogonal = section.orthogonalScrolling != nil
        lineAxis = isOrthogonal ? axis.other : axis
        let insets = section.contentInsets
        let (acrossInsets, downInsets) =
            (Ratio(insets.leading) + Ratio(insets.trailing), Ratio(insets.top) + Ratio(insets.bottom))
        var (width, height) = (Ratio(container.width), Ratio(container.height))
        // Groups that scroll across the content are fractions of its whole length there.
        if isDown != isOrthogonal { width = max(.zero, width - acrossInsets) }
        if isDown == isOrthogonal { height = max(.zero, height - downInsets) }
        var solution = Solution()
        var (index, position, deepest) = (0, Ratio.zero, Ratio.zero)
        let isRow = lineAxis == .horizontal
        let group = section.group
        let (along, across) = (edges(group, lineAxis), edges(group, lineAxis.other))
        while index < itemCount {
            let part = solve(group, width, height, first: index, left: itemCount - index)
            guard part.used > 0 else { break }
            let placed = min(part.used, itemCount - index)
            if index > 0 { position += Ratio(section.interGroupSpacing) }
            position += along.before.length
            let depth = isRow ? part.height : part.width
            var offset = across.before.length
            if across.before.isFlexible {
                let rest = (isRow ? height : width) - depth - across.before.length - across.after.length
                offset += max(.zero, rest) / Ratio(across.after.isFlexible ? 2 : 1)
            }
            let place = isRow ? (position, offset) : (offset, position)
            let (x, y) = (near(Ratio(insets.leading) + place.0), near(Ratio(insets.top) + place.1))
            let frame = Box(x: x, y: y, width: part.width, height: part.height).rect
            for view in part.views.prefix(placed) {
                solution.items.append(view.box.moved(x, y).rect)
                solution.groups.append(frame)
            }
            var extent = isRow ? part.width : part.height
            if placed < part.used, !part.isCustom {
                // A group that isn't full ends where its items do, and leaves over as much as a full one.
                let whole = solve(group, width, height, first: index, left: .max)
                let ends = (whole.views.map(\.end).max() ?? .zero, part.views.prefix(placed).map(\.end).max() ?? .zero)
                extent = max(.zero, (isRow ? whole.width : whole.height) - max(.zero, ends.0 - ends.1))
            }
            position += extent + along.after.length
            deepest = max(deepest, depth)
            index += placed
        }
        guard itemCount > 0 else { return solution }
        let edgesAcross = across.before.length + across.after.length
        let body = isOrthogonal ? (index == 0 ? .zero : deepest + edgesAcross) : position
        solution.length = (body + (isDown ? downInsets : acrossInsets)).value
        return solution
    }
}

extension LayoutDimension {
    fileprivate func isFractionOf(_ axis: LayoutAxis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        default: false
        }
    }
}
