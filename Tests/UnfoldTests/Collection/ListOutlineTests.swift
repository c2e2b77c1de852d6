import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests outlines in a section of a list.
@Suite(.serialized) @MainActor struct ListOutlineTests {
    private static let tree = ExpansionTree(ids: [1, 2, 3]) { [1: [10, 11, 12], 2: [20], 10: [100, 101]][$0] }

    private struct Fixture {
        let screen: TestScreen
        let list: ListOutlineController
        let collection: UICollectionView

        @MainActor init(_ list: ListOutlineController, conduct: PlatformConduct = .kind) throws {
            screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
            self.list = list
            collection = try #require(list.collectionView)
            screen.show(list)
            screen.settle()
        }

        @MainActor func cell(of id: Int) throws -> UICollectionViewListCell {
            let path = try #require(list.source.indexPath(for: id))
            return try #require(collection.cellForItem(at: path) as? UICollectionViewListCell)
        }
    }

    @Test(arguments: Conducts.all) func aGroupUnfoldsBetweenTheSectionsOfTheApp(conduct: PlatformConduct) throws {
        let fixture = try Fixture(ListOutlineController(Self.tree), conduct: conduct)
        #expect(fixture.list.rows == [1, 2, 3])
        let report = fixture.screen.jumps(in: fixture.collection) {
            fixture.list.outline.expander.toggle(1)
            fixture.screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(fixture.list.rows == [1, 10, 11, 12, 2, 3])
        let whole = fixture.list.source.snapshot()
        #expect(whole.itemIdentifiers(inSection: "above") == [-1, -2])
        #expect(whole.itemIdentifiers(inSection: "below") == [-3])
        #expect(fixture.list.source.snapshot(for: "outline").items == [1, 10, 100, 101, 11, 12, 2, 20, 3])
        #expect(fixture.list.source.snapshot(for: "outline").isExpanded(1))
        #expect(try fixture.cell(of: 10).indentationLevel == 1)
        #expect(fixture.list.outline.expander.indexPath(for: 11) == [1, 2])
        fixture.list.outline.expander.toggle(1)
        fixture.screen.settle()
        #expect(fixture.list.rows == [1, 2, 3])
    }

    @Test func aTapTogglesARowOfTheOutlineAndNoOther() throws {
        let fixture = try Fixture(ListOutlineController(Self.tree))
        fixture.screen.tap(try fixture.cell(of: 1))
        fixture.screen.settle()
        #expect(fixture.list.rows == [1, 10, 11, 12, 2, 3])
        fixture.screen.tap(try fixture.cell(of: -1))
        fixture.screen.tap(try fixture.cell(of: 3))
        fixture.screen.settle()
        #expect(fixture.list.rows == [1, 10, 11, 12, 2, 3])
        #expect(fixture.list.outline.expander.state.unfolded.contains(-1) == false)
    }

    @Test func theAccessoryOfTheSystemTogglesByTheOutline() throws {
        let accessory = UICellAccessory.outlineDisclosure(options: .init(style: .header))
        let list = ListOutlineController(Self.tree, policy: .accordion, accessories: [accessory])
        let fixture = try Fixture(list)
        for (id, rows) in [(1, [1, 10, 11, 12, 2, 3]), (2, [1, 2, 20, 3]), (2, [1, 2, 3])] {
            fixture.screen.tap(try fixture.cell(of: id))
            fixture.screen.settle()
            #expect(list.rows == rows)
        }
        // A refusal holds for the accessory, too.
        list.outline.expander.shouldChange = { $0.id != 1 }
        fixture.screen.tap(try fixture.cell(of: 1))
        fixture.screen.settle()
        #expect(list.rows == [1, 2, 3])
    }

    @Test func theHandlersOfTheAppAreAskedAndTold() throws {
        let accessory = UICellAccessory.outlineDisclosure(options: .init(style: .header))
        let list = ListOutlineController(ExpansionTree(), accessories: [accessory])
        var told: [String] = []
        list.source.sectionSnapshotHandlers.willExpandItem = { told.append("opens \($0)") }
        list.source.sectionSnapshotHandlers.willCollapseItem = { told.append("folds \($0)") }
        list.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 2 }
        list.outline.setTree(Self.tree, animated: false)
        let fixture = try Fixture(list)
        for id in [1, 2, 2, 1] {
            fixture.screen.tap(try fixture.cell(of: id))
            fixture.screen.settle()
        }
        #expect(told == ["opens 1", "opens 2", "folds 1"])
        #expect(list.rows == [1, 2, 20, 3])
    }

    @Test func aCellWithoutAccessoriesGetsAnArrowOfTheOutline() throws {
        let fixture = try Fixture(ListOutlineController(Self.tree, accessories: []))
        #expect(try fixture.cell(of: 1).accessories.count == 1)
        #expect(try fixture.cell(of: 3).accessories.isEmpty)
        #expect(try fixture.cell(of: 1).accessibilityExpandedStatus == .collapsed)
        fixture.list.outline.expander.toggle(1)
        fixture.screen.settle()
        #expect(try fixture.cell(of: 1).accessibilityExpandedStatus == .expanded)
    }

    @Test func openGroupsStayOpenForAnotherTree() throws {
        let fixture = try Fixture(ListOutlineController(Self.tree))
        fixture.list.outline.expander.set(.expanded, for: 1)
        fixture.screen.settle()
        let configured = fixture.list.configured
        var tree = Self.tree
        tree.remove(11)
        tree.append([4])
        fixture.list.outline.setTree(tree)
        fixture.screen.settle()
        #expect(fixture.list.rows == [1, 10, 12, 2, 3, 4])
        #expect(fixture.list.configured <= configured + 3)
        fixture.list.outline.setTree(tree)
        fixture.screen.settle()
        #expect(fixture.list.rows == [1, 10, 12, 2, 3, 4])
    }

    @Test func aLazyGroupShowsItsPlaceholder() async throws {
        let list = ListOutlineController(ExpansionTree(ids: [1, 2], isLazy: { $0 == 1 }))
        let fixture = try Fixture(list)
        list.outline.placeholder = { $0 * 1_000 }
        list.outline.load = { _ in ExpansionTree(ids: [7, 8]) }
        list.outline.expander.toggle(1)
        #expect(list.rows == [1, 1_000, 2])
        for _ in 0..<20 where list.rows != [1, 7, 8, 2] { await Task.yield() }
        fixture.screen.settle()
        #expect(list.rows == [1, 7, 8, 2])
        #expect(list.source.snapshot(for: "outline").items == [1, 7, 8, 2])
    }

    /// Random changes of random trees: the collection view has the rows that a plain walk over the tree finds.
    @Test(arguments: 0..<12 as Range<UInt64>, [ExpansionPolicy.independent, .accordion])
    func randomTreesShowTheRowsOfTheModel(seed: UInt64, policy: ExpansionPolicy) throws {
        var random = SeededGenerator(seed: seed)
        var tree = Self.randomTree(&random)
        let list = ListOutlineController(tree, policy: policy)
        let fixture = try Fixture(list)
        for step in 0..<40 {
            let expander = list.outline.expander
            let groups = tree.nodes.keys.filter(tree.isGroup).sorted()
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                tree = Self.randomTree(&random)
                list.outline.setTree(tree, animated: Bool.random(using: &random))
            case 1: list.outline.expandAll()
            case 2: expander.collapseAll()
            default: if let id = groups.randomElement(using: &random) { expander.toggle(id) }
            }
            if Bool.random(using: &random) { fixture.screen.advance(by: 0.1) } else { fixture.screen.settle() }
            let model = tree.rows { expander[$0] == .expanded }
            #expect(list.rows == model, "seed \(seed), step \(step)")
            #expect(list.source.snapshot(for: "outline").visibleItems == model, "seed \(seed), step \(step)")
            #expect(list.source.snapshot().itemIdentifiers(inSection: "below") == [-3])
            for (index, id) in model.enumerated() {
                #expect(expander.indexPath(for: id) == [1, index] && list.outline.id(at: [1, index]) == id)
            }
        }
        fixture.screen.settle()
        var bottom: CGFloat?
        for path in fixture.collection.indexPathsForVisibleItems.sorted() where path.section == 1 {
            let cell = try #require(fixture.collection.cellForItem(at: path) as? UICollectionViewListCell)
            let frame = fixture.screen.presentedFrame(of: cell)
            #expect(bottom.map { abs($0 - frame.minY) < 0.6 } ?? true, "seed \(seed): \(path)")
            #expect(cell.mask == nil && cell.alpha == 1)
            #expect(cell.indentationLevel == tree.depth(of: list.outline.id(at: path)))
            bottom = frame.maxY
        }
    }

    static func randomTree(_ random: inout SeededGenerator) -> ExpansionTree<Int> {
        let count = Int.random(in: 0..<40, using: &random)
        var children: [Int: [Int]] = [:]
        var roots: [Int] = []
        for id in 0..<count {
            if id > 0, Int.random(in: 0..<3, using: &random) > 0 {
                children[Int.random(in: 0..<id, using: &random), default: []].append(id)
            } else {
                roots.append(id)
            }
        }
        roots.shuffle(using: &random)
        return ExpansionTree(ids: roots) { children[$0] }
    }

    @Test func nothingOfAScreenThatClosesStays() throws {
        weak var collection: UICollectionView?
        weak var outline: ExpansionOutline<Int>?
        weak var source: UICollectionViewDiffableDataSource<String, Int>?
        do {
            let screen = TestScreen(size: CGSize(width: 375, height: 667))
            var list: ListOutlineController? = ListOutlineController(Self.tree)
            (collection, outline, source) = (list?.collectionView, list?.outline, list?.source)
            if let list { screen.show(list) }
            screen.settle()
            list?.outline.expander.toggle(1)
            screen.settle()
            list = nil
            screen.show(UIViewController())
            screen.settle()
        }
        #expect(collection == nil && outline == nil && source == nil)
    }
}
