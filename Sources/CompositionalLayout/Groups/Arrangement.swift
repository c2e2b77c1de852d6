import Foundation

/// The places in an item, relative to its corner: one view, or those of a group.
struct Arrangement {
    /// The place of a view.
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        var item: ItemLayout
        /// The end of the view with the room after it, along the axis along which the groups follow each other.
        var reach: CGFloat
        /// Whether the view takes the size that it reports.
        var isMeasured = false

        func moved(by distance: CGPoint, along axis: LayoutAxis) -> Leaf {
            var copy = self
            copy.frame.origin.x += distance.x
            copy.frame.origin.y += distance.y
            copy.reach += axis.along(distance)
            return copy
        }
    }

    /// The place of a group with supplementary items.
    struct Group {
        var frame: CGRect
        var item: ResolvedItem
        /// The number of its first view.
        var firstLeaf: Int
    }

    /// The size of the item with what it holds, without its edge spacing.
    var size: CGSize
    var leaves: [Leaf] = []
    /// The groups inside of others first.
    var groups: [Group] = []
}

/// Places the views of a group.
struct Arranger {
    let grid: PixelGrid
    /// The axis along which the groups of the section follow each other.
    let axis: LayoutAxis
    /// The number of views. The others take their room, but a group that hugs its views doesn't count them.
    let limit: Int
    /// Returns the size that a view of the group has reported.
    let measured: ((Int) -> MeasuredSize)?

    /// - Parameter first: The number of the item's first view in the group.
    func arrange(_ item: ResolvedItem, first: Int = 0, uniform: MeasuredSize = MeasuredSize()) -> Arrangement {
        var arrangement =
            switch item.content {
            case .view: view(item, number: first, uniform)
            case .run(let run): self.run(run, of: item, first: first)
            case .custom(let frames):
                Arrangement(
                    size: item.size,
                    leaves: frames.map {
                        Arrangement.Leaf(
                            frame: $0.frame,
                            zIndex: $0.zIndex,
                            item: ItemLayout(size: item.layout.size),
                            reach: axis.along(item.size)
                        )
                    }
                )
            }
        if case .view = item.content { return arrangement }
        if first < limit, item.leafCount > 0, !item.layout.supplementaryItems.isEmpty {
            let frame = CGRect(origin: .zero, size: arrangement.size)
            arrangement.groups.append(Arrangement.Group(frame: frame, item: item, firstLeaf: first))
        }
        return arrangement
    }

    private func view(_ item: ResolvedItem, number: Int, _ uniform: MeasuredSize) -> Arrangement {
        let size = reportedSize(of: item, number: number, uniform)
        let frame = CGRect(
            x: item.insets.leading,
            y: item.insets.top,
            width: abs(size.width - item.insets.total(.horizontal)),
            height: abs(size.height - item.insets.total(.vertical))
        )
        let leaf = Arrangement.Leaf(
            frame: frame,
            item: item.layout,
            reach: axis.along(size),
            isMeasured: item.isMeasured
        )
        return Arrangement(size: size, leaves: [leaf])
    }

    private func reportedSize(of item: ResolvedItem, number: Int, _ uniform: MeasuredSize) -> CGSize {
        guard item.isMeasured else { return item.size }
        let reported = measured?(number) ?? MeasuredSize()
        let (width, height) = (item.layout.size.width, item.layout.size.height)
        return CGSize(
            width: width.isEstimated
                ? (width.isUniform ? uniform.width : nil) ?? reported.width ?? item.size.width
                : item.size.width,
            height: height.isEstimated
                ? (height.isUniform ? uniform.height : nil) ?? reported.height ?? item.size.height
                : item.size.height
        )
    }

    /// Returns the largest size of the siblings that share one.
    private func uniformSize(of run: ResolvedRun, first: Int) -> MeasuredSize {
        var size = MeasuredSize()
        guard run.subitems.contains(where: { $0.layout.size.width.isUniform || $0.layout.size.height.isUniform }) else {
            return size
        }
        var number = first
        for place in 0..<run.count where number < limit {
            let item = run[place]
            let own = reportedSize(of: item, number: number, MeasuredSize())
            if item.layout.size.width.isUniform { size.width = max(size.width ?? 0, own.width) }
            if item.layout.size.height.isUniform { size.height = max(size.height ?? 0, own.height) }
            number += item.leafCount
        }
        return size
    }

    private func run(_ run: ResolvedRun, of item: ResolvedItem, first: Int) -> Arrangement {
        let (axis, cross, gap) = (run.axis, run.axis.other, run.spacing)
        let uniform = uniformSize(of: run, first: first)
        var (children, number): ([(arrangement: Arrangement, first: Int)], Int) = ([], first)
        for place in 0..<run.count {
            children.append((arrange(run[place], first: number, uniform: uniform), number))
            number += run[place].leafCount
        }
        let share = share(of: run, children.map(\.arrangement.size))
        var (position, end, depth) = (CGFloat(0), CGFloat(0), CGFloat(0))
        var result = Arrangement(size: item.size)
        for (number, child) in children.enumerated() {
            let (edges, size) = (run[number].layout.edgeSpacing, child.arrangement.size)
            if number > 0 { position += gap.length(share: share) }
            position += edges.before(axis).length(share: share)
            let across = edges.start(of: cross.along(size), in: run.depth, cross)
            let place = axis.point(along: grid.round(position), across: grid.round(across))
            let origin = CGPoint(x: place.x + item.insets.leading, y: place.y + item.insets.top)
            position += axis.along(size) + edges.after(axis).length(share: share)
            // A group whose first subitem is too long for it holds nothing.
            if child.first < limit, run[number].leafCount > 0 {
                end = position
                depth = max(depth, cross.along(size) + edges.minimum(cross))
            }
            let after = edges.after(self.axis)
            result.add(
                child.arrangement,
                at: origin,
                along: self.axis,
                room: after.length(share: self.axis == axis ? share : 0)
            )
        }
        if run.hugsLength { result.size = axis.size(along: end, across: cross.along(result.size)) }
        if run.hugsDepth { result.size = axis.size(along: axis.along(result.size), across: depth) }
        return result
    }

    /// Returns the share of each flexible spacing in the room that the items leave over. It is negative if they take
    /// more room than there is.
    private func share(of run: ResolvedRun, _ sizes: [CGSize]) -> CGFloat {
        guard !run.hugsLength, run.count > 0 else { return 0 }
        var (taken, flexible) = (CGFloat(run.count - 1) * run.spacing.minimum, 0)
        if run.spacing.isFlexible { flexible = run.count - 1 }
        for (place, size) in sizes.enumerated() {
            let edges = run[place].layout.edgeSpacing
            taken += run.axis.along(size) + edges.minimum(run.axis)
            flexible += edges.flexibleCount(run.axis)
        }
        return flexible == 0 ? 0 : (run.length - taken) / CGFloat(flexible)
    }
}

extension Arrangement {
    /// Adds what an item holds.
    ///
    /// - Parameter room: The room after the item, which belongs to the reach of its views.
    fileprivate mutating func add(_ child: Arrangement, at origin: CGPoint, along axis: LayoutAxis, room: CGFloat) {
        for leaf in child.leaves {
            var leaf = leaf.moved(by: origin, along: axis)
            leaf.reach += room
            leaves.append(leaf)
        }
        for group in child.groups {
            var group = group
            group.frame.origin.x += origin.x
            group.frame.origin.y += origin.y
            groups.append(group)
        }
    }
}
