import Failures

extension RowGeometry {
    /// Inserts a section after all others.
    public mutating func appendSection(_ section: Section) {
        insertSection(section, at: numberOfSections)
    }

    /// Inserts a section so that it gets the given number.
    public mutating func insertSection(_ section: Section, at index: Int) {
        let element = elementBeforeSection(index)
        tree.replace(element..<element, with: section.entries)
    }

    /// Inserts sections so that the first one gets the given number. Linear in their number.
    public mutating func insertSections(_ sections: some Sequence<Section>, at index: Int) {
        let element = elementBeforeSection(index)
        var builder = ElementTreeBuilder()
        for section in sections {
            section.entries.forEach { builder.append($0) }
        }
        tree.replace(element..<element, with: builder.finish())
    }

    /// Deletes a range of sections.
    public mutating func deleteSections(_ sections: Range<Int>) {
        programmerError(
            unless: sections.lowerBound >= 0 && sections.upperBound <= numberOfSections,
            "sections \(sections) are out of range: there are \(numberOfSections) sections",
            in: "RowGeometry.deleteSections(_:)",
            .range
        )
        let lower = tree.summary(beforeSection: sections.lowerBound).elements
        let upper = tree.summary(beforeSection: sections.upperBound).elements
        tree.replace(lower..<upper, with: EmptyCollection())
    }

    /// Deletes a section.
    public mutating func deleteSection(_ section: Int) {
        deleteSections(section..<section + 1)
    }

    /// Moves a section so that it gets the number `destination`, counted after the section has been removed. The cost
    /// does not depend on the number of its rows.
    public mutating func moveSection(_ section: Int, to destination: Int) {
        let elements = span(ofSection: section).elements
        programmerError(
            unless: destination >= 0 && destination < numberOfSections,
            "section \(destination) is out of range: there are \(numberOfSections) sections",
            in: "RowGeometry.moveSection(_:to:)",
            .range
        )
        let moved = tree.slice(elements)
        tree.replace(elements, with: ElementTree())
        let element = tree.summary(beforeSection: destination).elements
        tree.replace(element..<element, with: moved)
    }

    /// Sets the space above a section's header. A negative space counts as zero.
    public mutating func setSpacing(_ spacing: Extent, ofSection section: Int) {
        let element = span(ofSection: section).start.elements
        tree.replace(element..<element + 1, with: CollectionOfOne(Entry(spacing: spacing)))
    }

    /// Sets the size of a section's header.
    public mutating func setHeader(_ size: EdgeSize, ofSection section: Int) {
        let element = span(ofSection: section).header
        tree.replace(element..<element + 1, with: CollectionOfOne(Entry(header: size)))
    }

    /// Sets the size of a section's footer.
    public mutating func setFooter(_ size: EdgeSize, ofSection section: Int) {
        let element = span(ofSection: section).footer
        tree.replace(element..<element + 1, with: CollectionOfOne(Entry(footer: size)))
    }

    /// Returns the element at which a section would be inserted.
    private func elementBeforeSection(_ section: Int) -> Int {
        programmerError(
            unless: section >= 0 && section <= numberOfSections,
            "cannot insert at section \(section): there are \(numberOfSections) sections",
            in: "RowGeometry.insertSections(_:at:)",
            .range
        )
        return tree.summary(beforeSection: section).elements
    }
}
