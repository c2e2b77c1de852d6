import Foundation

/// Resolves requests into a map, and stops at the first one that breaks a rule.
///
/// Places and conflicts are checked in the order of the calls. Then follow the number of sections, the moves of rows
/// out of deleted sections and into inserted ones, and the numbers of rows.
struct TableUpdateResolver<Animation: Hashable & Sendable> {
    typealias Map = TableUpdateMap<Animation>

    let before: SectionCounts
    let after: SectionCounts

    private var claims = PlaceClaims()
    private(set) var deletedSections: [Int: Animation] = [:]
    private(set) var reloadedSections: [Int: Animation] = [:]
    private(set) var insertedSections: [Int: Animation] = [:]
    private(set) var movedSections: [Map.SectionMove] = []
    private(set) var deletedRows: [Map.RowChange] = []
    private(set) var reloadedRows: [Map.RowChange] = []
    private(set) var insertedRows: [Map.RowChange] = []
    private(set) var movedRows: [Map.RowMove] = []
    private(set) var reconfiguredRows: Set<IndexPath> = []

    init(before: SectionCounts, after: SectionCounts) {
        self.before = before
        self.after = after
    }

    consuming func map(of requests: [TableUpdate<Animation>.Request]) throws(InvalidTableUpdate) -> Map {
        for request in requests { try collect(request) }
        try checkNumberOfSections()
        var map = Map(numberOfSectionsBefore: before.numberOfSections, numberOfSectionsAfter: after.numberOfSections)
        placeSections(in: &map)
        try placeRows(in: &map)
        try RowCountCheck(before: before, after: after, tallies: tallies(in: map)).check(map)
        placeReloads(in: &map)
        return map
    }

    private mutating func collect(_ request: TableUpdate<Animation>.Request) throws(InvalidTableUpdate) {
        switch request {
        case .insertSections(let sections, let animation):
            for section in sections {
                try arrive(.section(section), .insert, for: .insert)
                insertedSections[section] = animation
            }
        case .deleteSections(let sections, let animation):
            for section in sections {
                try depart(.section(section), .delete, for: .delete)
                deletedSections[section] = animation
            }
        case .reloadSections(let sections, let animation):
            for section in sections {
                try depart(.section(section), .reload, for: .reload)
                reloadedSections[section] = animation
            }
        case .moveSection(let old, let new):
            try move(.section(old), to: .section(new))
            movedSections.append(Map.SectionMove(old: old, new: new))
        case .insertRows(let indexPaths, let animation):
            for path in indexPaths {
                try arrive(place(path), .insert, for: .insert)
                insertedRows.append(Map.RowChange(indexPath: path, animation: animation))
            }
        case .deleteRows(let indexPaths, let animation):
            for path in indexPaths {
                try depart(place(path), .delete, for: .delete)
                deletedRows.append(Map.RowChange(indexPath: path, animation: animation))
            }
        case .reloadRows(let indexPaths, let animation):
            for path in indexPaths {
                try depart(place(path), .reload, for: .reload)
                reloadedRows.append(Map.RowChange(indexPath: path, animation: animation))
            }
        case .moveRow(let old, let new):
            try move(place(old), to: place(new))
            movedRows.append(Map.RowMove(old: old, new: new))
        case .reconfigureRows(let indexPaths):
            for path in indexPaths {
                // Reconfiguring claims no place: together with a deletion or a reload it is ignored, and not a
                // conflict.
                try before.require(place(path), for: .reconfigure)
                reconfiguredRows.insert(path)
            }
        }
    }

    private func place(_ indexPath: IndexPath) throws(InvalidTableUpdate) -> TablePlace {
        guard let place = TablePlace(indexPath) else { throw .malformedIndexPath }
        return place
    }

    private mutating func depart(
        _ place: TablePlace,
        _ departure: PlaceClaims.Departure,
        for action: InvalidTableUpdate.Action
    ) throws(InvalidTableUpdate) {
        try before.require(place, for: action)
        try claims.claim(place, for: departure)
    }

    private mutating func arrive(
        _ place: TablePlace,
        _ arrival: PlaceClaims.Arrival,
        for action: InvalidTableUpdate.Action
    ) throws(InvalidTableUpdate) {
        try after.require(place, for: action)
        try claims.claim(place, for: arrival)
    }

    private mutating func move(_ old: TablePlace, to new: TablePlace) throws(InvalidTableUpdate) {
        try depart(old, .move(to: new), for: .moveFrom)
        try arrive(new, .move(from: old), for: .moveTo(from: old))
    }
}

extension SectionCounts {
    /// Throws unless a place exists.
    fileprivate func require(
        _ place: TablePlace,
        for action: InvalidTableUpdate.Action
    ) throws(InvalidTableUpdate) {
        guard contains(section: place.section) else {
            throw .missing(place, for: action, only: .sections(numberOfSections))
        }
        guard case .row(let section, let row) = place else { return }
        let count = numberOfRows(inSection: section)
        guard row >= 0, row < count else { throw .missing(place, for: action, only: .rows(count)) }
    }
}
