import Foundation

extension SectionGeometry {
    /// The section in the content.
    struct Place {
        var section: Int
        /// The start of the section along the scroll axis.
        var start: CGFloat
        /// The bounds within which boundary items are pinned.
        var visible: CGRect?
        /// The length of the content across the scroll axis.
        var acrossLength: CGFloat
    }

    // MARK: Single elements

    func item(_ item: Int, _ place: Place) -> PlacedElement? {
        guard 0..<itemCount ~= item, line.count > 0 else { return nil }
        let (group, leaf) = self.place(of: item)
        let pattern = pattern(of: group)
        return element(
            leaf,
            pattern,
            first: item - leaf,
            origin(of: group, size: pattern.size, start: place.start),
            place
        )
    }

    private func element(_ leaf: Int, _ pattern: GroupPattern, first: Int, _ origin: CGPoint, _ place: Place)
        -> PlacedElement
    {
        let view = pattern.leaves[leaf]
        // The cells of a section with a background are above it by default.
        let zIndex = view.zIndex == 0 && !layout.decorations.isEmpty ? 1 : view.zIndex
        let element = LayoutElement.item(first + leaf, section: place.section)
        return PlacedElement(element, frame: view.frame.moved(by: origin), zIndex: zIndex)
    }

    func supplementary(_ kind: String, _ index: Int, _ place: Place) -> PlacedElement? {
        if let item = layout.boundaryItems.firstIndex(where: { $0.kind == kind }) {
            return index == 0 ? boundaryItem(item, place) : nil
        }
        let (leaves, groups) = partCounts(kind)
        let leafTotal = leafPartCount(kind)
        let isOfLeaf = index < leafTotal
        let (number, count) = isOfLeaf ? (index, leaves) : (index - leafTotal, groups)
        guard number >= 0, count > 0, number / count < line.count else { return nil }
        let pattern = pattern(of: number / count)
        let parts = isOfLeaf ? pattern.leafParts : pattern.groupParts
        guard let part = parts.first(where: { $0.kind == kind && $0.rank == number % count }) else { return nil }
        let origin = origin(of: number / count, size: pattern.size, start: place.start)
        return self.part(part, number: index, origin, place)
    }

    private func part(_ part: GroupPattern.Part, number: Int, _ origin: CGPoint, _ place: Place) -> PlacedElement {
        let element = LayoutElement.supplementary(kind: part.kind, number, section: place.section)
        return PlacedElement(element, frame: part.frame.moved(by: origin), zIndex: part.zIndex)
    }

    func boundaryItem(_ index: Int, _ place: Place) -> PlacedElement {
        let item = layout.boundaryItems[index]
        let start = place.start + boundary.before
        let frame = boundary.frames[index].moved(by: axis.point(along: start, across: 0))
        let placed = item.placed(frame, body: start...start + boundary.body, visible: place.visible, axis)
        let element = LayoutElement.supplementary(kind: item.kind, 0, section: place.section)
        return PlacedElement(element, frame: placed.frame, zIndex: placed.zIndex)
    }

    /// Returns the place of a background, or `nil` if the section takes no room.
    func decoration(_ index: Int, _ place: Place) -> PlacedElement? {
        guard layout.decorations.indices.contains(index), length > 0 else { return nil }
        let decoration = layout.decorations[index]
        let insets = decoration.contentInsets
        let size = axis.size(along: length, across: place.acrossLength)
        let frame = CGRect(
            x: insets.leading,
            y: insets.top,
            width: max(0, size.width - insets.total(.horizontal)),
            height: max(0, size.height - insets.total(.vertical))
        )
        return PlacedElement(
            .decoration(kind: decoration.kind, index, section: place.section),
            frame: frame.moved(by: axis.point(along: place.start, across: 0)),
            zIndex: decoration.zIndex
        )
    }

    // MARK: Queries

    /// Returns the elements that overlap a rectangle: items, their supplementary items, boundary items and backgrounds.
    /// Costs what the groups cost that overlap it.
    func elements(in rect: CGRect, _ place: Place) -> [PlacedElement] {
        var elements: [PlacedElement] = []
        if !rect.isEmpty {
            for group in groups(in: rect, place) { addElements(of: group, in: rect, place, to: &elements) }
            for index in layout.boundaryItems.indices {
                let item = boundaryItem(index, place)
                if item.frame.overlaps(rect) { elements.append(item) }
            }
        }
        for index in layout.decorations.indices {
            guard let background = decoration(index, place), background.frame.touches(rect) else { continue }
            elements.append(background)
        }
        return elements
    }

    /// Returns the groups that may overlap a rectangle.
    private func groups(in rect: CGRect, _ place: Place) -> Range<Int> {
        guard line.count > 0 else { return 0..<0 }
        let corner = origin(of: 0, size: .zero, start: place.start)
        let isOrthogonal = layout.orthogonalScrolling != nil
        let axis = isOrthogonal ? axis.other : axis
        let start = axis.along(corner) - line.start(of: 0)
        // Places that are rounded are up to a pixel away.
        return line.groups(from: axis.start(rect) - start - 1, to: axis.end(rect) - start + 1)
    }

    private func addElements(
        of group: Int,
        in rect: CGRect,
        _ place: Place,
        to elements: inout [PlacedElement]
    ) {
        let pattern = pattern(of: group)
        let origin = origin(of: group, size: pattern.size, start: place.start)
        // A view that sticks out of its group is there only together with the group.
        guard CGRect(origin: origin, size: pattern.size).overlaps(rect) else { return }
        let first = group * groupSize
        for leaf in pattern.leaves.indices {
            let item = element(leaf, pattern, first: first, origin, place)
            if item.frame.overlaps(rect) { elements.append(item) }
        }
        for part in pattern.leafParts {
            let number = group * partCounts(part.kind).leaves + part.rank
            let view = self.part(part, number: number, origin, place)
            if view.frame.overlaps(rect) { elements.append(view) }
        }
        for part in pattern.groupParts {
            let number = leafPartCount(part.kind) + group * partCounts(part.kind).groups + part.rank
            let view = self.part(part, number: number, origin, place)
            if view.frame.overlaps(rect) { elements.append(view) }
        }
    }
}
