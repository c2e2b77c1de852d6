import SeededRandom
import Synchronization
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that an outline in a collection view costs the rows that come and go, by counting how often identifiers are
/// hashed and compared.
@Suite(.serialized) @MainActor struct ListOutlineCostTests {
    private nonisolated static let hashed = Atomic(0)
    private nonisolated static let compared = Atomic(0)

    private struct ID: Hashable, Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }

        static func == (one: ID, other: ID) -> Bool {
            compared.add(1, ordering: .relaxed)
            return one.number == other.number
        }

        func hash(into hasher: inout Hasher) {
            hashed.add(1, ordering: .relaxed)
            hasher.combine(number)
        }
    }

    private final class Controller: UICollectionViewController {
        private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, ID> {
            [unowned self] cell, path, id in
            var content = cell.defaultContentConfiguration()
            content.text = String(id.number)
            cell.contentConfiguration = content
            cell.accessories = outline.tree.isGroup(id) ? [.outlineDisclosure()] : []
            outline.configure(cell, at: path)
        }
        private lazy var source = UICollectionViewDiffableDataSource<Int, ID>(collectionView: collectionView) {
            [cells] view, path, id in view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
        }
        private(set) lazy var outline = ExpansionOutline<ID>(collectionView, section: 0)

        init() {
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            collectionView.dataSource = source
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Shows a tree whose root in the middle is a group, in the middle of the screen.
    private func show(_ count: Int, isLazy: Bool = false) -> (Controller, TestScreen) {
        let middle = ID(count / 2)
        let tree = ExpansionTree(ids: (0..<count).map(ID.init)) {
            $0 == middle ? (1...3).map { ID(-$0) } : nil
        } isLazy: {
            isLazy && $0 == middle
        }
        let controller = Controller()
        controller.outline.setTree(tree, animated: false)
        let screen = TestScreen(size: CGSize(width: 375, height: 667))
        screen.show(controller)
        screen.settle()
        controller.collectionView.scrollToItem(at: [0, count / 2], at: .centeredVertically, animated: false)
        screen.settle()
        // The first change makes what the others use.
        controller.outline.expander.toggle(ID(0))
        screen.settle()
        return (controller, screen)
    }

    /// Returns how often identifiers were hashed. How often they were compared depends on their places in hash tables,
    /// and is only limited.
    private func calls(in work: () -> Void) -> Int {
        let before = (Self.hashed.load(ordering: .relaxed), Self.compared.load(ordering: .relaxed))
        work()
        #expect(Self.compared.load(ordering: .relaxed) - before.1 < 20_000)
        return Self.hashed.load(ordering: .relaxed) - before.0
    }

    private func callsOfToggles(_ count: Int) -> Int {
        let (controller, screen) = show(count)
        return calls {
            for isOpen in [true, false] {
                controller.outline.expander.toggle(ID(count / 2))
                screen.settle()
                #expect(controller.outline.numberOfRows(inSection: 0) == (isOpen ? count + 3 : count))
            }
        }
    }

    @Test func togglingCostsTheSameInASectionOfAnyLength() {
        let (few, many) = (callsOfToggles(100), callsOfToggles(100_000))
        #expect(Double(many) <= 1.2 * Double(few), "\(many) calls for 100,000 items, \(few) for 100")
    }

    private func callsOfALoad(_ count: Int) -> Int {
        let (controller, screen) = show(count, isLazy: true)
        let middle = ID(count / 2)
        var deliver: (@MainActor (ExpansionTree<ID>) -> Void)?
        controller.outline.loader.start = { _, take in
            deliver = take
            return {}
        }
        controller.outline.placeholder = { ID(-10 - $0.number) }
        return calls {
            controller.outline.expander.toggle(middle)
            screen.settle()
            #expect(controller.outline.id(at: [0, count / 2 + 1]) == ID(-10 - count / 2))
            deliver?(ExpansionTree(ids: [ID(-1), ID(-2)]))
            screen.settle()
            #expect(controller.outline.id(at: [0, count / 2 + 2]) == ID(-2))
            #expect(controller.outline.numberOfRows(inSection: 0) == count + 2)
        }
    }

    @Test func loadingCostsTheSameInASectionOfAnyLength() {
        let (few, many) = (callsOfALoad(100), callsOfALoad(100_000))
        #expect(Double(many) <= 1.2 * Double(few), "\(many) calls for 100,000 items, \(few) for 100")
    }
}

/// Random loads in an outline of a list.
@Suite(.serialized) @MainActor struct ListOutlineLoadTests {
    /// Groups open, fold, load and fail in any order. The collection view has the rows of a plain walk over the tree.
    @Test(arguments: 0..<12 as Range<UInt64>) func randomLoadsShowTheRowsOfTheModel(seed: UInt64) throws {
        struct Refusal: Error {}
        var random = SeededGenerator(seed: seed)
        let list = ListOutlineController(ExpansionTree(ids: Array(1...6), isLazy: { $0 % 2 == 0 }))
        let outline = list.outline
        var loads: [Int: @MainActor (ExpansionTree<Int>) -> Void] = [:]
        outline.loader.start = { id, take in
            loads[id] = take
            return { loads[id] = nil }
        }
        outline.placeholder = { -1_000 - $0 }
        outline.failure = { id, _ in -5_000 - id }
        let screen = TestScreen(size: CGSize(width: 375, height: 667))
        screen.show(list)
        screen.settle()
        var (next, failed) = (100, Set<Int>())
        for step in 0..<60 {
            let groups = outline.tree.nodes.keys.filter(outline.tree.isGroup).sorted()
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                guard let (id, take) = loads.min(by: { $0.key < $1.key }) else { continue }
                loads[id] = nil
                let ids = Array(next..<next + Int.random(in: 0..<5, using: &random))
                next += ids.count
                take(ExpansionTree(ids: ids, isLazy: { $0 % 3 == 0 }))
            case 3:
                guard let id = loads.keys.max() else { continue }
                loads[id] = nil
                failed.insert(id)
                outline.loader.end(id, .failure(Refusal()))
            case 4: if let id = failed.min() { outline.reload(id) }
            case 5: outline.expander.collapseAll()
            default: if let id = groups.randomElement(using: &random) { outline.expander.toggle(id) }
            }
            if Bool.random(using: &random) { screen.advance(by: 0.1) } else { screen.settle() }
            let rows = outline.tree.rows(from: outline.tree.roots, isOpen: outline.isOpen) {
                outline.loader.errors[$0] == nil ? -1_000 - $0 : -5_000 - $0
            }
            #expect(list.rows == rows, "seed \(seed), step \(step)")
            #expect(list.source.snapshot(for: "outline").visibleItems == rows, "seed \(seed), step \(step)")
            failed.formIntersection(outline.loader.errors.keys)
        }
    }
}
