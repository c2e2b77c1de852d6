@testable import RowGeometry

extension RowGeometry {
    /// Returns the first answer that differs from the model's, or nil if all are equal. Of the queries
    /// about single elements, only every `step`th is made, starting with number `first`.
    func difference(from model: ModelGeometry, first: Int = 0, step: Int = 1) -> String? {
        let placements = model.placements
        let rows = model.sections.map(\.rows)
        let total = placements.last?.range.upperBound ?? .zero
        let inexact = rows.joined().filter { !ModelGeometry.isExact($0) }.count
        let tall = placements.filter(\.isTall)
        guard numberOfSections == rows.count else { return "\(numberOfSections) sections, not \(rows.count)" }
        guard numberOfRows == rows.reduce(0, { $0 + $1.count }) else { return "\(numberOfRows) rows" }
        guard totalExtent == total else { return "total \(totalExtent), not \(total)" }
        guard countOfUnmeasured == inexact else { return "\(countOfUnmeasured) unmeasured, not \(inexact)" }
        guard Array(self.placements(intersecting: Extent(units: -1)..<total)) == tall else { return "placements" }
        guard placement(at: total) == nil else { return "something at the end" }
        guard placement(at: Extent(units: -1)) == nil else { return "something above zero" }

        var start = Extent.zero
        for (index, section) in model.sections.enumerated() {
            let end = start + model.extent(of: section)
            guard
                numberOfRows(in: index) == section.rows.count,
                spacing(ofSection: index) == section.spacing,
                header(ofSection: index) == section.header,
                footer(ofSection: index) == section.footer,
                range(ofSection: index) == start..<end
            else { return "section \(index)" }
            start = end
        }
        let sample = stride(from: first, to: placements.count, by: step)
        return sample.lazy.compactMap { self.difference(from: placements[$0], model) }.first
    }

    private func difference(from placement: Placement, _ model: ModelGeometry) -> String? {
        let range = placement.range
        guard self.range(of: placement.element) == range else { return "range of \(placement)" }
        if case .row(let row, let section) = placement.element {
            guard
                size(ofRow: row, in: section) == model.sections[section].rows[row],
                isMeasured(row: row, in: section) == placement.isExact,
                offset(ofRow: row, in: section) == range.lowerBound,
                extent(ofRow: row, in: section) == range.upperBound - range.lowerBound
            else { return "size of \(placement)" }
        }
        guard placement.isTall else { return nil }
        guard
            self.placement(at: range.lowerBound) == placement,
            self.placement(at: range.upperBound - Extent(units: 1)) == placement
        else { return "found \(placement)" }
        return nil
    }
}

extension RowGeometry.Placement {
    var isTall: Bool { !range.isEmpty }
}
