import Foundation

/// The places of all elements of a compositional layout: descriptions and a container in, frames out.
///
/// **Idea.** All whole groups of a section are alike. A group is therefore arranged once (`GroupPattern`), and the
/// place of an item is the place in the pattern plus a multiple of the distance between groups (`GroupLine`): a
/// section of a million items is a pattern and a count. Items that report their sizes make groups differ. Then the
/// line keeps the distances in the sum tree of `RowGeometry`, where neighbors that are alike are one entry, and the
/// pattern of a group with measured items is arranged when it is asked for. The sums of the lengths of sections are a
/// Fenwick tree.
///
/// **Invariants.** The number of items in a group follows from the description, the container and the estimates
/// (`ResolvedItem`), and measured sizes don't change it, so the group of an item is a quotient. An item's place in its
/// group doesn't depend on the items after it, except for the shares of flexible spacings, which count those of a whole
/// group. Equal inputs give equal frames, whatever was asked or reported in between.
///
/// **Bounds.** With `g` items in a group, `m` groups with measured items and `s` sections: making a section O(g); the
/// place of an element O(log m + log s), or O(g + log m + log s) in a measured group; the elements in a rectangle in
/// addition O(g) for each group and O(1) for each section that overlaps it; a reported size O(g + log m + log s); an
/// insertion O(log m) if a group holds one item, as rows of lists do, and otherwise O(m g). Measured sizes and
/// distances take a few bytes each, and are whole numbers of 1/192 point.
///
/// **Rejected.** Frames of all items in an array cost O(items) at each change of the width, and a list of a million
/// rows is then slower to open than a table. Places inside of a group as products, too, make a group of any size
/// O(1), but groups rarely hold more than what is on the screen, and nested, custom and measured groups each need
/// another form. Sums of differences from the estimate in a Fenwick tree are exact for all lengths, but an insertion
/// into a list is O(items).
///
/// Lengths and frames are in points. Fractions are rounded down to a pixel, and positions to the nearest one; absolute
/// lengths stay as they are.
package struct CompositionGeometry {
    package let configuration: CompositionConfiguration
    package let container: CompositionContainer
    private var sections: [SectionGeometry]
    /// The lengths of the sections with the spacing after each.
    private var lengths: LengthSums
    private var boundary: BoundaryArrangement
    private var boundarySizes: [Int: MeasuredSize] = [:]
    /// The distance by which an element may stick out of its section along the scroll axis.
    private var overhang: CGFloat = 0
    private var acrossLength: CGFloat = 0

    /// - Parameters:
    ///   - sections: The sections, each with the number of its items.
    ///   - old: A geometry with the same configuration and container.
    ///   - kept: The sections that are the same as sections of the old geometry, by their numbers there. They keep the
    ///     sizes that were reported, and the number of items.
    package init(
        _ sections: [(layout: SectionLayout, itemCount: Int)],
        configuration: CompositionConfiguration,
        container: CompositionContainer,
        keeping kept: [Int: Int] = [:],
        of old: CompositionGeometry? = nil
    ) {
        self.configuration = configuration
        self.container = container
        self.sections = sections.enumerated().map { number, section in
            if let old, let place = kept[number] { return old.sections[place] }
            return SectionGeometry(
                section.layout,
                itemCount: section.itemCount,
                configuration: configuration,
                container: container
            )
        }
        lengths = LengthSums(self.sections.map { max(0, Self.length(of: $0, configuration)) })
        boundary = .empty
        for section in self.sections { measure(section) }
        arrangeBoundary()
    }

    /// The length of a section with the room around it.
    private static func length(of section: SectionGeometry, _ configuration: CompositionConfiguration) -> CGFloat {
        section.spaceBefore + section.length + configuration.interSectionSpacing
    }

    private var axis: LayoutAxis { configuration.scrollAxis }
    private var grid: PixelGrid { PixelGrid(scale: container.scale) }

    private mutating func measure(_ section: SectionGeometry) {
        overhang = max(overhang, section.overhang)
        acrossLength = max(acrossLength, section.acrossLength)
    }

    private mutating func arrangeBoundary() {
        let length = sections.isEmpty ? 0 : lengths.sum(before: sections.count) - configuration.interSectionSpacing
        let sizes = configuration.boundaryItems.enumerated().map { index, item in
            item.size.size(in: container.size, grid).with(boundarySizes[index], for: item.size)
        }
        boundary = BoundaryArrangement(
            configuration.boundaryItems,
            sizes: sizes,
            body: max(0, length),
            start: 0,
            room: axis.other.along(container.size),
            along: axis,
            grid
        )
    }

    /// The size of the content. Constant time.
    package var contentSize: CGSize {
        axis.size(along: boundary.length, across: max(axis.other.along(container.size), acrossLength))
    }

    package var sectionCount: Int { sections.count }

    package func itemCount(ofSection section: Int) -> Int { sections[section].itemCount }

    // MARK: Places

    private func place(_ section: Int, _ visible: CGRect?) -> SectionGeometry.Place {
        SectionGeometry.Place(
            section: section,
            start: boundary.before + lengths.sum(before: section) + sections[section].spaceBefore,
            visible: visible,
            acrossLength: axis.other.along(container.size)
        )
    }

    /// Returns the place of an element, or `nil` if there is none.
    ///
    /// - Parameter visible: The bounds within which boundary items are pinned.
    package func placement(of element: LayoutElement, visible: CGRect? = nil) -> PlacedElement? {
        switch element {
        case .item(let item, let section):
            guard sections.indices.contains(section) else { return nil }
            return sections[section].item(item, place(section, visible))
        case .supplementary(let kind, LayoutElement.layoutBoundary, _):
            guard let index = configuration.boundaryItems.firstIndex(where: { $0.kind == kind }) else { return nil }
            return boundaryItem(index, visible)
        case .supplementary(let kind, let index, let section):
            guard sections.indices.contains(section) else { return nil }
            return sections[section].supplementary(kind, index, place(section, visible))
        case .decoration(let kind, let index, let section):
            guard sections.indices.contains(section), sections[section].layout.decorations.indices.contains(index),
                sections[section].layout.decorations[index].kind == kind
            else { return nil }
            return sections[section].decoration(index, place(section, visible))
        }
    }

    private func boundaryItem(_ index: Int, _ visible: CGRect?) -> PlacedElement {
        let item = configuration.boundaryItems[index]
        let frame = boundary.frames[index].moved(by: axis.point(along: boundary.before, across: 0))
        let body = boundary.before...boundary.before + boundary.body
        let placed = item.placed(frame, body: body, visible: visible, axis)
        let element = LayoutElement.supplementary(kind: item.kind, LayoutElement.layoutBoundary, section: 0)
        return PlacedElement(element, frame: placed.frame, zIndex: placed.zIndex)
    }

    /// Returns the elements that overlap a rectangle of the content, section by section.
    ///
    /// An item is there only if its group overlaps the rectangle. A background is also there if it only touches it.
    package func elements(in rect: CGRect, visible: CGRect? = nil) -> [PlacedElement] {
        let (lower, upper) = (axis.start(rect) - boundary.before, axis.end(rect) - boundary.before)
        // A position between two sections touches both.
        let first = max(0, lengths.count(endingBy: lower - overhang - 1) - 1)
        let end = min(sections.count, lengths.count(endingBy: upper + overhang + 1) + 1)
        var elements: [PlacedElement] = []
        for section in first..<max(first, end) {
            elements += sections[section].elements(in: rect, place(section, visible))
        }
        guard !rect.isEmpty else { return elements }
        for index in configuration.boundaryItems.indices {
            let item = boundaryItem(index, visible)
            if item.frame.overlaps(rect) { elements.append(item) }
        }
        return elements
    }

    // MARK: Changes

    /// Whether an element takes the size that it reports, on one axis or on both.
    package func isMeasured(_ element: LayoutElement) -> Bool {
        isMeasured(element, along: .horizontal) || isMeasured(element, along: .vertical)
    }

    /// Whether an element takes the length along an axis that it reports.
    package func isMeasured(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
        switch element {
        case .item(let item, let section):
            sections.indices.contains(section) && 0..<sections[section].itemCount ~= item
                && sections[section].isMeasured(item) && sections[section].dimensions(of: item)[axis].isEstimated
        case .supplementary: boundaryIndex(of: element)?.layout.size[axis].isEstimated ?? false
        case .decoration: false
        }
    }

    /// Returns the boundary item that an element is.
    private func boundaryIndex(of element: LayoutElement) -> (layout: BoundaryLayout, index: Int)? {
        guard case .supplementary(let kind, let number, let section) = element,
            number == LayoutElement.layoutBoundary || sections.indices.contains(section)
        else { return nil }
        let items =
            number == LayoutElement.layoutBoundary
            ? configuration.boundaryItems : sections[section].layout.boundaryItems
        return items.firstIndex { $0.kind == kind }.map { (items[$0], $0) }
    }

    /// Takes the size that an element reports, which counts on its estimated axes. Returns whether it changes the
    /// layout.
    @discardableResult
    package mutating func setSize(_ size: CGSize, of element: LayoutElement) -> Bool {
        guard isMeasured(element), size.width.isFinite, size.height.isFinite else { return false }
        let size = CGSize(width: max(0, size.width), height: max(0, size.height))
        switch element {
        case .item(let item, let section):
            let dimensions = sections[section].dimensions(of: item)
            guard sections[section].setSize(MeasuredSize(size, for: dimensions), of: item) else { return false }
            update(section)
        case .supplementary(_, let number, let section):
            guard let (layout, index) = boundaryIndex(of: element) else { return false }
            let measured = MeasuredSize(size, for: layout.size)
            if number == LayoutElement.layoutBoundary {
                guard boundarySizes[index] != measured else { return false }
                boundarySizes[index] = measured
                arrangeBoundary()
            } else {
                guard sections[section].setSize(measured, ofBoundary: index) else { return false }
                update(section)
            }
        case .decoration: return false
        }
        return true
    }

    /// Returns the sizes that items of a section have reported. Linear in their number.
    package func measuredItems(ofSection section: Int) -> [(item: Int, size: MeasuredSize)] {
        sections[section].measuredItems
    }

    /// Takes sizes that items have reported before, by their numbers now.
    package mutating func setSizes(_ sizes: [(item: Int, size: MeasuredSize)], ofSection section: Int) {
        guard !sizes.isEmpty else { return }
        for (item, size) in sizes { _ = sections[section].setSize(size, of: item) }
        update(section)
    }

    /// Replaces items of a section by others that have reported no size. The sizes of all others stay with them.
    package mutating func replaceItems(_ items: Range<Int>, ofSection section: Int, count: Int) {
        sections[section].replaceItems(items, count: count)
        update(section)
    }

    private mutating func update(_ section: Int) {
        lengths[section] = max(0, Self.length(of: sections[section], configuration))
        measure(sections[section])
        arrangeBoundary()
    }

    // MARK: Scrolling across the content

    /// Returns the frame in which the groups of a section scroll across the content, and the length of the groups;
    /// `nil` if they don't scroll. Logarithmic.
    package func orthogonalViewport(ofSection section: Int) -> (frame: CGRect, length: CGFloat)? {
        sections[section].orthogonalViewport(place(section, nil))
    }

    /// Returns the offset at which the groups of a section rest, for an offset at which they were left. That for zero
    /// is also where they begin.
    package func restingOffset(for offset: CGFloat, ofSection section: Int) -> CGFloat {
        guard let behavior = sections[section].layout.orthogonalScrolling,
            let (frame, _) = orthogonalViewport(ofSection: section)
        else { return 0 }
        return behavior.restingOffset(
            for: offset,
            line: sections[section].line,
            viewport: axis.other.along(frame.size)
        )
    }

    /// The distance by which the groups of a section have been scrolled across the content, in points.
    package subscript(orthogonalOffsetOfSection section: Int) -> CGFloat {
        get { sections[section].orthogonalOffset }
        set { sections[section].orthogonalOffset = newValue }
    }
}
