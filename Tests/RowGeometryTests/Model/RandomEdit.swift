import RowGeometry
import SeededRandom

/// Makes one random change to a geometry and to its model.
struct RandomEdit {
    /// The maximum number of rows in an insertion.
    var largestInsertion = 6
    /// The maximum number of sections.
    var mostSections = 6
    /// The number of different extents.
    var variety = 4

    func size(_ random: inout SeededGenerator) -> RowSize {
        switch random.below(10) {
        case 0..<3: .unmeasured
        case 3..<5: .estimated(extent(&random))
        default: .exact(extent(&random))
        }
    }

    func edge(_ random: inout SeededGenerator) -> EdgeSize {
        random.below(2) == 0 ? .exact(extent(&random)) : .estimated(extent(&random))
    }

    func extent(_ random: inout SeededGenerator) -> Extent {
        switch random.below(100) {
        case 0: Extent(units: -5)
        case 1: Extent(units: 1 << 30 + random.below(2))
        case 2: Extent(units: 1 << 33 + random.below(3))
        default: Extent(units: 7 * random.below(variety))
        }
    }

    func section(_ random: inout SeededGenerator) -> RowGeometry.Section {
        RowGeometry.Section(
            numberOfRows: random.below(largestInsertion + 1),
            rowSize: size(&random),
            spacing: extent(&random),
            header: edge(&random),
            footer: edge(&random)
        )
    }

    func apply(_ geometry: inout RowGeometry, _ model: inout ModelGeometry, _ random: inout SeededGenerator) {
        let sections = model.sections.count
        guard sections > 0, random.below(6) > 0 else {
            editSections(&geometry, &model, &random)
            return
        }
        let section = random.below(sections)
        let count = model.sections[section].rows.count
        let row = random.below(count + 1)
        let rows = row..<row + random.below(min(count - row, largestInsertion) + 1)
        switch random.below(count == 0 ? 3 : 10) {
        case 0, 1:
            let size = size(&random)
            let added = random.below(largestInsertion + 1)
            geometry.insertRows(added, at: row, in: section, size: size)
            let sizes = Array(repeating: ModelGeometry.clamped(size), count: added)
            model.sections[section].rows.insert(contentsOf: sizes, at: row)
        case 2:
            let sizes = (0..<random.below(largestInsertion + 1)).map { _ in size(&random) }
            geometry.insertRows(sizes, at: row, in: section)
            model.sections[section].rows.insert(contentsOf: sizes.map(ModelGeometry.clamped), at: row)
        case 3:
            geometry.deleteRows(rows, in: section)
            model.sections[section].rows.removeSubrange(rows)
        case 4:
            let from = random.below(count)
            let destination = random.below(sections)
            let size = model.sections[section].rows.remove(at: from)
            let newRow = random.below(model.sections[destination].rows.count + 1)
            model.sections[destination].rows.insert(size, at: newRow)
            geometry.moveRow(from, in: section, to: newRow, in: destination)
        case 5:
            let size = size(&random)
            geometry.setSize(size, ofRows: rows, in: section)
            for row in rows { model.sections[section].rows[row] = ModelGeometry.clamped(size) }
        case 6:
            let sizes = rows.map { _ in size(&random) }
            geometry.setSizes(sizes, ofRowsFrom: row, in: section)
            model.sections[section].rows.replaceSubrange(rows, with: sizes.map(ModelGeometry.clamped))
        case 7:
            let row = random.below(count)
            geometry.invalidate(row: row, in: section)
            model.sections[section].rows[row] = .unmeasured
        default:
            let row = random.below(count)
            let size = size(&random)
            geometry.setSize(size, ofRow: row, in: section)
            model.sections[section].rows[row] = ModelGeometry.clamped(size)
        }
    }

    private func editSections(
        _ geometry: inout RowGeometry,
        _ model: inout ModelGeometry,
        _ random: inout SeededGenerator
    ) {
        let count = model.sections.count
        guard count > 0 else {
            let section = section(&random)
            geometry.appendSection(section)
            model.sections.append(.init(section))
            return
        }
        let index = random.below(count)
        switch random.below(12) {
        case 0..<3 where count < mostSections:
            let new = (0..<random.below(3)).map { _ in section(&random) }
            geometry.insertSections(new, at: index)
            model.sections.insert(contentsOf: new.map(ModelGeometry.Section.init), at: index)
        case 3..<5 where count < mostSections:
            let section = section(&random)
            let index = random.below(count + 1)
            geometry.insertSection(section, at: index)
            model.sections.insert(.init(section), at: index)
        case 5:
            let range = index..<min(count, index + random.below(3))
            geometry.deleteSections(range)
            model.sections.removeSubrange(range)
        case 6, 7:
            let destination = random.below(count)
            geometry.moveSection(index, to: destination)
            model.sections.insert(model.sections.remove(at: index), at: destination)
        case 8:
            let size = edge(&random)
            geometry.setHeader(size, ofSection: index)
            model.sections[index].header = ModelGeometry.Section.clamped(size)
        case 9:
            let size = edge(&random)
            geometry.setFooter(size, ofSection: index)
            model.sections[index].footer = ModelGeometry.Section.clamped(size)
        case 10:
            let spacing = extent(&random)
            geometry.setSpacing(spacing, ofSection: index)
            model.sections[index].spacing = max(.zero, spacing)
        default:
            if random.below(8) == 0 {
                geometry.invalidateAll()
                model.invalidateAll()
            }
            let estimate = extent(&random)
            geometry.estimate = estimate
            model.estimate = max(.zero, estimate)
        }
    }
}
