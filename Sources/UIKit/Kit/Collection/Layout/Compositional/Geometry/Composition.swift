import CompositionalLayout
import CoreGraphics
import Foundation

/// The sections of a compositional layout and the places of their elements, as far as they are valid.
@MainActor
struct Composition {
    /// The places; `nil` if they have to be computed.
    private(set) var geometry: CompositionGeometry?
    /// Copies of the sections that the client described.
    private(set) var sections: [NSCollectionLayoutSection] = []
    private(set) var counts: [Int] = []
    private(set) var environment: CompositionEnvironment?
    /// Whether insets count from the margins of the collection view.
    private var usesMargins = false
    /// The offsets of the sections that scroll across the content.
    private(set) var offsets: [Int: CGFloat] = [:]
    /// The looks that handlers have given to views.
    var changes: [CollectionElement: VisibleItemChanges] = [:]
    /// The scroll positions for which handlers were last called.
    var handled: [Int: HandledScroll] = [:]
    /// The composition before an update, and where its items go.
    private var carried: (geometry: CompositionGeometry, sections: [NSCollectionLayoutSection], map: Map)?

    typealias Map = TableUpdateMap<ByLayout>

    /// Whether the places are those of counts in an environment.
    func isValid(for counts: [Int], _ environment: CompositionEnvironment) -> Bool {
        geometry != nil && self.counts == counts
            && self.environment?.isEqual(to: environment, usesMargins: usesMargins) == true
    }

    mutating func invalidate() {
        geometry = nil
        handled = [:]
    }

    /// Keeps the sizes that views have reported for the items of an update, for the places that are computed next.
    mutating func carry(_ map: Map) {
        if let geometry { carried = (geometry, sections, map) }
        var moved: [Int: CGFloat] = [:]
        for (section, offset) in offsets {
            if let new = map.newSection(forOld: section) { moved[new] = offset }
        }
        (offsets, changes) = (moved, [:])
    }

    /// Computes the places of sections.
    mutating func compose(
        _ new: [NSCollectionLayoutSection],
        counts: [Int],
        _ configuration: CompositionConfiguration,
        _ environment: CompositionEnvironment
    ) {
        let isLikeBefore = self.environment?.isEqual(to: environment, usesMargins: true) == true
        let carried = isLikeBefore ? carried : nil
        self.carried = nil
        // Views keep their sizes while only the traits or the insets are others.
        let isAsLarge = self.environment?.container.size == environment.container.size && self.counts == counts
        let former = carried == nil && isAsLarge ? geometry : nil
        (sections, self.counts, self.environment) = (new, counts, environment)
        let margins: [ContentInsetsReference] = [.layoutMargins, .readableContent]
        usesMargins =
            margins.contains(configuration.contentInsetsReference)
            || new.contains { $0.usesMargins }
        var kept: [Int: Int] = [:]
        if let carried {
            for section in new.indices {
                guard let old = Self.oldSection(section, of: carried), new[section].hasPlaces(of: carried.sections[old])
                else { continue }
                kept[section] = old
            }
        }
        let descriptions = new.enumerated().map { index, section in
            (layout: section.description(environment.traits, isFirst: index == 0), itemCount: counts[index])
        }
        var geometry = CompositionGeometry(
            descriptions,
            configuration: configuration,
            container: environment.container,
            keeping: kept,
            of: carried?.geometry
        )
        if let carried { Self.takeSizes(carried, kept, counts, in: &geometry) }
        if let former {
            for section in new.indices {
                geometry.setSizes(former.measuredItems(ofSection: section), ofSection: section)
            }
        }
        for (section, offset) in offsets where section < new.count {
            geometry[orthogonalOffsetOfSection: section] = offset
        }
        for section in new.indices where new[section].orthogonalScrollingBehavior == .groupPagingCentered {
            guard offsets[section] == nil else { continue }
            geometry[orthogonalOffsetOfSection: section] = geometry.restingOffset(for: 0, ofSection: section)
        }
        self.geometry = geometry
    }

    /// Returns the section before an update, if it may have the same places.
    private static func oldSection(
        _ section: Int,
        of carried: (geometry: CompositionGeometry, sections: [NSCollectionLayoutSection], map: Map)
    ) -> Int? {
        guard let old = carried.map.oldSection(forNew: section), !carried.map.replacedSections.contains(old),
            carried.sections.indices.contains(old), (old == 0) == (section == 0)
        else { return nil }
        return old
    }

    /// Inserts and deletes the items of an update in the sections that are kept, and gives sizes to the items of
    /// others.
    private static func takeSizes(
        _ carried: (geometry: CompositionGeometry, sections: [NSCollectionLayoutSection], map: Map),
        _ kept: [Int: Int],
        _ counts: [Int],
        in geometry: inout CompositionGeometry
    ) {
        let map = carried.map
        let newOfOld = Dictionary(kept.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        for edit in map.edits {
            switch edit {
            case .removeRows(let rows, let section):
                if let new = newOfOld[section] { geometry.replaceItems(rows, ofSection: new, count: 0) }
            case .liftRow(let row, let section, _):
                if let new = newOfOld[section] { geometry.replaceItems(row..<row + 1, ofSection: new, count: 0) }
            case .insertRows(let rows, let section):
                guard kept[section] != nil else { continue }
                geometry.replaceItems(rows.lowerBound..<rows.lowerBound, ofSection: section, count: rows.count)
            case .dropRow(let row, let section, _):
                if kept[section] != nil { geometry.replaceItems(row..<row, ofSection: section, count: 1) }
            case .removeSections, .liftSection, .insertSection, .dropSection, .replaceRows: break
            }
        }
        for reload in map.reloadedRows where kept[reload.new[0]] != nil {
            geometry.replaceItems(reload.new[1]..<reload.new[1] + 1, ofSection: reload.new[0], count: 1)
        }
        var sizes: [Int: [(item: Int, size: MeasuredSize)]] = [:]
        let reloaded = Set(map.reloadedRows.map(\.old))
        let moved = Set(map.movedRows.map { $0.old[0] })
        for old in carried.sections.indices where newOfOld[old] == nil || moved.contains(old) {
            for (item, size) in carried.geometry.measuredItems(ofSection: old) {
                let path: IndexPath = [old, item]
                guard !reloaded.contains(path), let new = map.newIndexPath(forOld: path) else { continue }
                // The items of a kept section that haven't moved have their sizes.
                guard newOfOld[old] == nil || map.movedRowByOld[path] != nil else { continue }
                sizes[new[0], default: []].append((new[1], size))
            }
        }
        for (section, found) in sizes {
            geometry.setSizes(found.filter { $0.item < counts[section] }, ofSection: section)
        }
    }

    // MARK: Changes

    /// Takes the size that a view wants. Returns by how much the content grows along the scroll axis.
    mutating func setSize(_ size: CGSize, of element: LayoutElement) -> CGFloat {
        guard var geometry else { return 0 }
        // The places have one owner, so that a change doesn't copy them.
        self.geometry = nil
        let axis = geometry.configuration.scrollAxis
        let before = axis.along(geometry.contentSize)
        geometry.setSize(size, of: element)
        let growth = axis.along(geometry.contentSize) - before
        self.geometry = geometry
        return growth
    }

    mutating func scroll(_ section: Int, to offset: CGFloat) {
        offsets[section] = offset
        guard sections.indices.contains(section) else { return }
        geometry?[orthogonalOffsetOfSection: section] = offset
    }
}
