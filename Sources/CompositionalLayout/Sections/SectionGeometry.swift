import Foundation

/// The places of the elements of a section, relative to its start.
struct SectionGeometry {
    let layout: SectionLayout
    let grid: PixelGrid
    /// The axis along which the content scrolls.
    let axis: LayoutAxis
    private(set) var itemCount: Int
    /// The insets of the section with those of its reference.
    let insets: LayoutInsets
    /// The room for boundary items.
    private let boundaryRoom: (start: CGFloat, container: CGSize)
    /// The length across the scroll axis in which groups that scroll across it are visible.
    private let viewportLength: CGFloat
    private let group: ResolvedItem
    /// The places in a whole group, and those in the last group if it is not whole.
    private let pattern: GroupPattern
    private var lastPattern: GroupPattern?
    private(set) var line: GroupLine
    private(set) var boundary: BoundaryArrangement
    private var sizes: MeasuredSizes
    private var boundarySizes: [Int: MeasuredSize] = [:]
    /// The depths of measured groups that follow each other across the scroll axis.
    private var depths: [Int: CGFloat] = [:]
    /// The offset of groups that follow each other across the scroll axis.
    var orthogonalOffset: CGFloat = 0

    init(
        _ layout: SectionLayout,
        itemCount: Int,
        configuration: CompositionConfiguration,
        container: CompositionContainer
    ) {
        let (axis, cross) = (configuration.scrollAxis, configuration.scrollAxis.other)
        let grid = PixelGrid(scale: container.scale)
        let reference =
            layout.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : layout.contentInsetsReference
        let referenceInsets = container.insets(reference).only(cross)
        let insets = layout.contentInsets + referenceInsets
        let length = axis.along(container.size)
        func room(_ insets: LayoutInsets, along length: CGFloat) -> CGSize {
            axis.size(along: length, across: max(0, cross.along(container.size) - insets.total(cross)))
        }
        let boundaryInsets =
            layout.boundaryInsetsReference == .automatic
            ? (layout.boundaryItemsFollowContentInsets ? insets : referenceInsets)
            : container.insets(layout.boundaryInsetsReference).only(cross)
        boundaryRoom = (boundaryInsets.before(cross), room(boundaryInsets, along: length))
        let isOrthogonal = layout.orthogonalScrolling != nil
        // Groups that scroll across the content are fractions of the whole width, as Apple's recordings show, and of
        // the height inside of the insets.
        let groupRoom =
            isOrthogonal
            ? room(referenceInsets, along: max(0, length - insets.total(axis))) : room(insets, along: length)
        viewportLength = cross.along(room(insets, along: length))
        group = ResolvedItem(layout.group, in: groupRoom, itemCount: itemCount, grid)
        pattern = GroupPattern(group, limit: .max, axis: isOrthogonal ? cross : axis, grid)
        self.layout = layout
        self.itemCount = itemCount
        self.axis = axis
        self.grid = grid
        self.insets = insets
        sizes = MeasuredSizes(count: itemCount)
        line = GroupLine(count: 0, extent: 0, lastExtent: 0, before: 0, after: 0, spacing: 0)
        boundary = .empty
        arrangeGroups()
        arrangeBoundary()
    }

    // MARK: Arranging

    /// The axis along which the groups follow each other.
    private var lineAxis: LayoutAxis { layout.orthogonalScrolling == nil ? axis : axis.other }

    /// The number of items in a whole group.
    var groupSize: Int { group.leafCount }

    /// Arranges the groups from the sizes of their items. Costs what two groups cost, and O(measured items).
    private mutating func arrangeGroups() {
        let (whole, rest) = groupSize == 0 ? (0, 0) : itemCount.quotientAndRemainder(dividingBy: groupSize)
        lastPattern = rest == 0 ? nil : GroupPattern(group, limit: rest, axis: lineAxis, grid)
        let edges = layout.group.edgeSpacing
        line = GroupLine(
            count: whole + (rest == 0 ? 0 : 1),
            extent: pattern.extent,
            lastExtent: (lastPattern ?? pattern).extent,
            before: edges.before(lineAxis).minimum,
            after: edges.after(lineAxis).minimum,
            spacing: layout.interGroupSpacing
        )
        depths = [:]
        var previous: Int?
        for item in sizes.items where groupSize > 0 && item / groupSize != previous {
            previous = item / groupSize
            measureGroup(item / groupSize)
        }
    }

    private mutating func measureGroup(_ group: Int) {
        let pattern = pattern(of: group)
        line.setExtent(pattern.extent, of: group)
        if layout.orthogonalScrolling != nil { depths[group] = axis.along(pattern.size) }
    }

    private mutating func arrangeBoundary() {
        let container = boundaryRoom.container
        let sizes = layout.boundaryItems.enumerated().map { index, item in
            item.size.size(in: container, grid).with(boundarySizes[index], for: item.size)
        }
        boundary = BoundaryArrangement(
            layout.boundaryItems,
            sizes: sizes,
            body: isEmpty ? 0 : bodyLength + layout.contentInsets.total(axis),
            start: boundaryRoom.start,
            room: axis.other.along(container),
            along: axis,
            grid
        )
    }

    /// Whether the section takes no room.
    private var isEmpty: Bool { itemCount == 0 && layout.boundaryItems.isEmpty }

    /// The length of the groups along the scroll axis.
    private var bodyLength: CGFloat {
        guard layout.orthogonalScrolling != nil else { return line.length }
        guard line.count > 0 else { return 0 }
        let last = line.count - 1
        let whole = lastPattern == nil ? line.count : last
        let measured = depths.count - (lastPattern != nil && depths[last] != nil ? 1 : 0)
        var unmeasured = measured < whole ? axis.along(pattern.size) : 0
        if let lastPattern, depths[last] == nil { unmeasured = max(unmeasured, axis.along(lastPattern.size)) }
        return depths.values.reduce(unmeasured, max) + layout.group.edgeSpacing.minimum(axis)
    }

    /// The length of the section along the scroll axis, with its boundary items.
    var length: CGFloat { isEmpty ? 0 : boundary.length }

    /// The room before the section. One that takes no room itself has none.
    var spaceBefore: CGFloat { length > 0 ? layout.spaceBefore : 0 }

    /// The length of the groups across the scroll axis, to which the content grows. The edge spacing doesn't count.
    var acrossLength: CGFloat {
        line.count > 0 && layout.orthogonalScrolling == nil ? axis.other.along(pattern.size) : 0
    }

    /// The distance by which an element may stick out of the section along the scroll axis.
    var overhang: CGFloat {
        let frames = boundary.frames.map {
            max(-boundary.before - axis.start($0), axis.end($0) - boundary.body - boundary.after)
        }
        let insets = layout.contentInsets
        return frames.reduce(max(0, -insets.before(axis), -insets.after(axis)), max)
    }

    // MARK: Measured sizes

    /// Whether an item takes the size that it reports.
    func isMeasured(_ item: Int) -> Bool {
        groupSize > 0 && pattern.leaves[item % groupSize].isMeasured
    }

    /// The description of the size of an item.
    func dimensions(of item: Int) -> LayoutSize { pattern.leaves[item % groupSize].item.size }

    /// Takes the size that an item reports. Logarithmic in the number of measured groups. Returns whether it changes
    /// the layout.
    mutating func setSize(_ size: MeasuredSize, of item: Int) -> Bool {
        let known = sizes[item]
        guard isMeasured(item), known.updated(with: size) != known else { return false }
        sizes.set(size, of: item)
        measureGroup(item / groupSize)
        arrangeBoundary()
        return true
    }

    /// Takes the size that a boundary item reports. Returns whether it changes the layout.
    mutating func setSize(_ size: MeasuredSize, ofBoundary index: Int) -> Bool {
        let dimensions = layout.boundaryItems[index].size
        guard dimensions.width.isEstimated || dimensions.height.isEstimated, boundarySizes[index] != size else {
            return false
        }
        boundarySizes[index] = size
        arrangeBoundary()
        return true
    }

    /// Replaces items by others. The sizes of the other items stay with them. Logarithmic if a group holds one item,
    /// and otherwise O(measured items).
    mutating func replaceItems(_ items: Range<Int>, count: Int) {
        itemCount += count - items.count
        sizes.replace(items, count: count)
        if groupSize == 1, layout.orthogonalScrolling == nil {
            line.replace(items, count: count)
        } else {
            arrangeGroups()
        }
        arrangeBoundary()
    }

    /// The sizes that items have reported, by their numbers. Linear in their number.
    var measuredItems: [(item: Int, size: MeasuredSize)] {
        var found: [(item: Int, size: MeasuredSize)] = []
        for item in sizes.items where found.last?.item != item { found.append((item, sizes[item])) }
        return found
    }

    // MARK: Groups

    /// Returns the places in a group. Costs what the group costs if its items are measured.
    func pattern(of index: Int) -> GroupPattern {
        let first = index * groupSize
        let end = min(first + groupSize, itemCount)
        let usual = end - first == groupSize ? pattern : lastPattern ?? pattern
        guard !sizes.isEmpty, (first..<end).contains(where: { !sizes[$0].isEmpty }) else { return usual }
        return GroupPattern(group, limit: end - first, axis: lineAxis, grid) { leaf in
            first + leaf < end ? sizes[first + leaf] : MeasuredSize()
        }
    }

    /// Returns the start of a group of a size across the line.
    private func crossStart(_ size: CGFloat) -> CGFloat {
        let cross = lineAxis.other
        return layout.group.edgeSpacing.start(of: size, in: cross.along(group.container), cross)
    }

    /// Returns the corner of a group in the content.
    ///
    /// - Parameter start: The start of the section in the content.
    func origin(of index: Int, size: CGSize, start: CGFloat) -> CGPoint {
        let (along, across) = (line.start(of: index), crossStart(lineAxis.other.along(size)))
        let corner = axis.point(
            along: start + boundary.before + layout.contentInsets.before(axis),
            across: insets.before(axis.other)
        )
        let place = lineAxis.point(along: along, across: across)
        let offset = layout.orthogonalScrolling == nil ? .zero : axis.point(along: 0, across: orthogonalOffset)
        return CGPoint(
            x: grid.round(corner.x + place.x) - offset.x,
            y: grid.round(corner.y + place.y) - offset.y
        )
    }

    /// Returns the group with an item, and the number of the item in it.
    func place(of item: Int) -> (group: Int, leaf: Int) {
        (item / groupSize, item % groupSize)
    }

    /// Returns the frame in which the groups scroll across the content, and their length; `nil` if they don't.
    func orthogonalViewport(_ place: Place) -> (frame: CGRect, length: CGFloat)? {
        guard layout.orthogonalScrolling != nil else { return nil }
        let origin = axis.point(
            along: place.start + boundary.before + layout.contentInsets.before(axis),
            across: insets.before(axis.other)
        )
        let size = axis.size(along: bodyLength, across: viewportLength)
        return (CGRect(origin: origin, size: size), line.length)
    }

    /// The number of parts of a kind that belong to views.
    func leafPartCount(_ kind: String) -> Int {
        let count = pattern.leafPartCounts[kind] ?? 0
        guard let lastPattern else { return line.count * count }
        return (line.count - 1) * count + (lastPattern.leafPartCounts[kind] ?? 0)
    }

    /// The numbers of parts of a kind in a whole group.
    func partCounts(_ kind: String) -> (leaves: Int, groups: Int) {
        (pattern.leafPartCounts[kind] ?? 0, pattern.groupPartCounts[kind] ?? 0)
    }
}

extension CGSize {
    /// The size with the lengths of a measured one on the axes that are estimated.
    func with(_ measured: MeasuredSize?, for size: LayoutSize) -> CGSize {
        CGSize(
            width: size.width.isEstimated ? measured?.width ?? width : width,
            height: size.height.isEstimated ? measured?.height ?? height : height
        )
    }
}
