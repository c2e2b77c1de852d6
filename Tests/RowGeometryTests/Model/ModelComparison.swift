import RowGeometry
import Testing

/// Compares every answer with the model's. For small tables.
func expectSame(_ geometry: RowGeometry, _ model: ModelGeometry, _ context: Comment) throws {
    let placements = model.placements
    let rows = model.sections.map(\.rows)
    try #require(geometry.numberOfSections == rows.count, context)
    try #require(geometry.numberOfRows == rows.reduce(0) { $0 + $1.count }, context)
    let total = placements.last?.range.upperBound ?? .zero
    try #require(geometry.totalExtent == total, context)
    let inexact = rows.joined().filter { !ModelGeometry.isExact($0) }.count
    try #require(geometry.countOfUnmeasured == inexact, context)

    for placement in placements {
        try #require(geometry.range(of: placement.element) == placement.range, context)
        if case .row(let row, let section) = placement.element {
            try #require(geometry.size(ofRow: row, in: section) == rows[section][row], context)
            try #require(geometry.isMeasured(row: row, in: section) == placement.isExact, context)
            try #require(geometry.offset(ofRow: row, in: section) == placement.range.lowerBound, context)
            let extent = placement.range.upperBound - placement.range.lowerBound
            try #require(geometry.extent(ofRow: row, in: section) == extent, context)
        }
    }
    for (index, section) in model.sections.enumerated() {
        try #require(geometry.numberOfRows(in: index) == section.rows.count, context)
        try #require(geometry.spacing(ofSection: index) == section.spacing, context)
        try #require(geometry.header(ofSection: index) == section.header, context)
        try #require(geometry.footer(ofSection: index) == section.footer, context)
        let own = placements.filter { $0.element.section == index }
        let range = own[0].range.lowerBound..<own[own.count - 1].range.upperBound
        try #require(geometry.range(ofSection: index) == range, context)
    }
    try #require(Array(geometry.placements(intersecting: Extent(units: -1)..<total)) == placements.filter(\.isTall))
    try #require(geometry.placement(at: total) == nil, context)
    try #require(geometry.placement(at: Extent(units: -1)) == nil, context)
    for placement in placements where placement.isTall {
        try #require(geometry.placement(at: placement.range.lowerBound) == placement, context)
        try #require(geometry.placement(at: placement.range.upperBound - Extent(units: 1)) == placement, context)
    }
}

extension RowGeometry.Placement {
    var isTall: Bool { !range.isEmpty }
}
