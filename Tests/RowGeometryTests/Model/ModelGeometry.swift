@testable import RowGeometry

/// The model of `RowGeometry`: arrays of sizes that are summed again for every query.
struct ModelGeometry {
    struct Section {
        var spacing: Extent
        var header: EdgeSize
        var rows: [RowSize]
        var footer: EdgeSize

        init(_ section: RowGeometry.Section) {
            spacing = max(.zero, section.spacing)
            header = Self.clamped(section.header)
            rows = Array(repeating: ModelGeometry.clamped(section.rowSize), count: section.numberOfRows)
            footer = Self.clamped(section.footer)
        }

        static func clamped(_ size: EdgeSize) -> EdgeSize {
            size.isExact ? .exact(max(.zero, size.extent)) : .estimated(max(.zero, size.extent))
        }
    }

    var estimate: Extent
    var sections: [Section] = []

    static func clamped(_ size: RowSize) -> RowSize {
        switch size {
        case .exact(let extent): .exact(max(.zero, extent))
        case .estimated(let extent): .estimated(max(.zero, extent))
        case .unmeasured: .unmeasured
        }
    }

    func extent(_ size: RowSize) -> Extent {
        switch size {
        case .exact(let extent), .estimated(let extent): extent
        case .unmeasured: estimate
        }
    }

    func extent(of section: Section) -> Extent {
        let edges = section.spacing + section.header.extent + section.footer.extent
        return section.rows.reduce(edges) { $0 + extent($1) }
    }

    /// All elements in order.
    var placements: [RowGeometry.Placement] {
        var placements: [RowGeometry.Placement] = []
        var position = Extent.zero
        func add(_ element: RowGeometry.Element, _ extent: Extent, _ isExact: Bool) {
            placements.append(.init(element: element, range: position..<position + extent, isExact: isExact))
            position += extent
        }
        for (index, section) in sections.enumerated() {
            add(.spacing(section: index), section.spacing, true)
            add(.header(section: index), section.header.extent, section.header.isExact)
            for (row, size) in section.rows.enumerated() {
                add(.row(row, section: index), extent(size), Self.isExact(size))
            }
            add(.footer(section: index), section.footer.extent, section.footer.isExact)
        }
        return placements
    }

    static func isExact(_ size: RowSize) -> Bool {
        if case .exact = size { true } else { false }
    }

    mutating func invalidateAll() {
        for index in sections.indices {
            let section = sections[index]
            sections[index].rows = Array(repeating: .unmeasured, count: section.rows.count)
            sections[index].header = .estimated(section.header.extent)
            sections[index].footer = .estimated(section.footer.extent)
        }
    }
}
