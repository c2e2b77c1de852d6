import Foundation
import SeededRandom

@testable import UIKit

/// A random valid update: a table before and after it, the requests, and the fate of all rows and sections by name.
struct UpdateScenario {
    typealias Request = TableUpdate<Int>.Request

    var before = TableModel()
    var after = TableModel()
    var update = TableUpdate<Int>()

    /// The animations by name, for sections that were deleted, inserted or reloaded individually.
    var deletedSections: [Int: Int] = [:]
    var insertedSections: [Int: Int] = [:]
    var reloadedSections: [Int: Int] = [:]
    var deletedRows: [Int: Int] = [:]
    var insertedRows: [Int: Int] = [:]
    var reloadedRows: [Int: Int] = [:]
    var movedSections: Set<Int> = []
    var movedRows: Set<Int> = []
    var reconfiguredRows: Set<Int> = []
    /// Rows that were deleted or inserted with their sections. Some of them also occur in requests.
    private var absorbedOld: [IndexPath] = []
    private var absorbedNew: [IndexPath] = []

    private var random: UpdateRandom
    private var names = 0

    init(seed: UInt64) {
        random = UpdateRandom(seed: seed)
        makeBefore()
        makeAfter()
        makeUpdate()
    }

    private mutating func newName() -> Int {
        names += 1
        return names
    }

    private mutating func newRows() -> [Int] {
        (0..<random.below(random.chance(20) ? 12 : 5)).map { _ in newName() }
    }

    private mutating func animation() -> Int {
        [0, 1, 100][random.below(3)]
    }

    private mutating func makeBefore() {
        for _ in 0..<random.below(7) {
            before.sections.append(TableModel.Section(name: newName(), rows: newRows()))
        }
    }

    private mutating func makeAfter() {
        let change = [5, 20, 60][random.below(3)]
        var loose: [TableModel.Section] = []
        var openSections: Set<Int> = []
        var movingRows: [Int] = []
        for (index, section) in before.sections.enumerated() {
            // 0: deleted, 1: reloaded with new rows, 2: moved, 3: stays in its order.
            let fate = random.chance(change) ? random.below(3) : 3
            if fate < 2 {
                absorbedOld += section.rows.indices.map { [index, $0] }
                if fate == 0 {
                    deletedSections[section.name] = animation()
                } else {
                    reloadedSections[section.name] = animation()
                    after.sections.append(TableModel.Section(name: section.name, rows: newRows()))
                }
                continue
            }
            openSections.insert(section.name)
            var stay = TableModel.Section(name: section.name, rows: [])
            for row in section.rows {
                // 0: deleted, 1: moved, 2: reloaded, 3: reconfigured, 4: unchanged.
                let fate = random.chance(change) ? random.below(4) : 4
                switch fate {
                case 0: deletedRows[row] = animation()
                case 1: movingRows.append(row)
                case 2: reloadedRows[row] = animation()
                case 3: reconfiguredRows.insert(row)
                default: break
                }
                if fate > 1 { stay.rows.append(row) }
            }
            if fate == 2 {
                movedSections.insert(section.name)
                loose.append(stay)
            } else {
                after.sections.append(stay)
            }
        }
        while random.chance(change / 2) {
            let section = TableModel.Section(name: newName(), rows: newRows())
            insertedSections[section.name] = animation()
            loose.append(section)
        }
        for section in loose.shuffled(using: &random) {
            after.sections.insert(section, at: random.below(after.sections.count + 1))
        }
        // Rows can only move to, or be inserted in, sections that are neither inserted nor reloaded.
        let targets = after.sections.indices.filter { openSections.contains(after.sections[$0].name) }
        movedRows = Set(movingRows)
        var comingRows = movingRows
        while !targets.isEmpty, random.chance(change) {
            let name = newName()
            insertedRows[name] = animation()
            comingRows.append(name)
        }
        for row in comingRows.shuffled(using: &random) {
            let section = targets[random.below(targets.count)]
            after.sections[section].rows.insert(row, at: random.below(after.sections[section].rows.count + 1))
        }
        for (index, section) in after.sections.enumerated() where !openSections.contains(section.name) {
            absorbedNew += section.rows.indices.map { [index, $0] }
        }
    }

    /// Iterates over dictionaries in the order of their keys, because their own order differs from run to run.
    private mutating func makeUpdate() {
        var requests: [Request] = []
        for (name, animation) in deletedSections.sorted(by: <) {
            requests.append(.deleteSections([before.index(ofSection: name)!], animation))
        }
        for (name, animation) in reloadedSections.sorted(by: <) {
            requests.append(.reloadSections([before.index(ofSection: name)!], animation))
        }
        for (name, animation) in insertedSections.sorted(by: <) {
            requests.append(.insertSections([after.index(ofSection: name)!], animation))
        }
        for name in movedSections.sorted() {
            requests.append(.moveSection(before.index(ofSection: name)!, to: after.index(ofSection: name)!))
        }
        for name in movedRows.sorted() {
            requests.append(.moveRow(before.path(ofRow: name)!, to: after.path(ofRow: name)!))
        }
        requests.append(.reconfigureRows(reconfiguredRows.sorted().map { before.path(ofRow: $0)! }))
        // Requests for the rows of deleted, reloaded and inserted sections are valid too.
        for path in absorbedOld where random.chance(20) {
            requests.append(random.chance(50) ? .deleteRows([path], 0) : .reloadRows([path], 0))
            if random.chance(20) { requests.append(.reconfigureRows([path])) }
        }
        for path in absorbedNew where random.chance(20) { requests.append(.insertRows([path], 0)) }
        // Rows with the same animation are in one call or in one call each.
        let together = random.chance(50)
        for (fates, table, request) in [
            (deletedRows, before, Request.deleteRows), (reloadedRows, before, Request.reloadRows),
            (insertedRows, after, Request.insertRows),
        ] {
            for (animation, group) in Dictionary(grouping: fates, by: \.value).sorted(by: { $0.key < $1.key }) {
                let paths = group.sorted(by: <).map { table.path(ofRow: $0.key)! }
                requests += together ? [request(paths, animation)] : paths.map { request([$0], animation) }
            }
        }
        requests.shuffle(using: &random)
        for request in requests { update.append(request) }
    }
}

extension TableUpdate {
    /// Makes the call for a request.
    mutating func append(_ request: Request) {
        switch request {
        case .insertSections(let sections, let animation): insertSections(sections, with: animation)
        case .deleteSections(let sections, let animation): deleteSections(sections, with: animation)
        case .reloadSections(let sections, let animation): reloadSections(sections, with: animation)
        case .moveSection(let old, let new): moveSection(old, toSection: new)
        case .insertRows(let paths, let animation): insertRows(at: paths, with: animation)
        case .deleteRows(let paths, let animation): deleteRows(at: paths, with: animation)
        case .reloadRows(let paths, let animation): reloadRows(at: paths, with: animation)
        case .moveRow(let old, let new): moveRow(at: old, to: new)
        case .reconfigureRows(let paths): reconfigureRows(at: paths)
        }
    }
}
