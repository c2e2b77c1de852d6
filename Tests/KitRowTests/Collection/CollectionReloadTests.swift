import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Tests reloads and further updates while the cells of an update are still on their way.
@Suite(.serialized) @MainActor struct CollectionReloadTests {
    /// A data source of numbers.
    private final class Numbers: NSObject, UICollectionViewDataSource {
        var sections: [[Int]]

        init(_ sections: [[Int]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
            return cell
        }
    }

    private final class NumberCell: UICollectionViewCell {
        var number: Int?
    }

    /// An update, and the data of the reload after it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var before: [[Int]] = [[1, 2]]
        var after: [[Int]]
        var reloaded: [[Int]] = [[11], [12, 13]]
        var waits: [Double] = [0]
        let update: @MainActor @Sendable (UICollectionView) -> Void
    }

    private nonisolated static let sixtyItems = (0..<60).map { IndexPath(item: $0, section: 0) }

    private nonisolated static let cases = [
        Case(testDescription: "a section before", after: [[3], [1, 2]], waits: [0, 0.1]) { $0.insertSections([0]) },
        Case(testDescription: "a section after", after: [[1, 2], [3]]) { $0.insertSections([1]) },
        Case(testDescription: "an item", after: [[3, 1, 2]], reloaded: [[11, 12, 13]], waits: [0, 0.1]) {
            $0.insertItems(at: [[0, 0]])
        },
        Case(testDescription: "a section goes", before: [[1], [2, 3]], after: [[2, 3]], reloaded: [[12, 13]]) {
            $0.deleteSections([0])
        },
        Case(testDescription: "an item moves", before: [[1, 2, 3]], after: [[2, 3, 1]], reloaded: [[11, 12, 13]]) {
            $0.moveItem(at: [0, 0], to: [0, 2])
        },
        Case(
            testDescription: "a section moves",
            before: [[1], [2, 3]],
            after: [[2, 3], [1]],
            reloaded: [[11, 12], [13]]
        ) { $0.moveSection(0, toSection: 1) },
        Case(
            testDescription: "a section comes and an item goes",
            before: [[1, 2], [4, 5]],
            after: [[3], [1, 2], [4]],
            reloaded: [[11], [12, 13], [14, 15]]
        ) {
            $0.insertSections([0])
            $0.deleteItems(at: [[1, 1]])
        },
        Case(
            testDescription: "a section comes and an item is reloaded",
            before: [[1, 2], [4, 5]],
            after: [[3], [1, 2], [4, 5]],
            reloaded: [[11], [12, 13], [14, 15]]
        ) {
            $0.insertSections([0])
            $0.reloadItems(at: [[1, 1]])
        },
        Case(
            testDescription: "a section comes and an item moves",
            before: [[1, 2], [4, 5]],
            after: [[3], [5, 1, 2], [4]],
            reloaded: [[11], [12, 13], [14, 15]]
        ) {
            $0.insertSections([0])
            $0.moveItem(at: [1, 1], to: [1, 0])
        },
        Case(
            testDescription: "an item moves across",
            before: [[1, 2], [4, 5]],
            after: [[5, 1, 2], [4]],
            reloaded: [[12, 13], [14, 15]]
        ) { $0.moveItem(at: [1, 1], to: [0, 0]) },
        Case(
            testDescription: "fewer afterwards",
            before: [[1, 2], [4, 5]],
            after: [[7], [1, 2], [4, 5]],
            reloaded: [[12, 13]]
        ) { $0.insertSections([0]) },
        Case(
            testDescription: "more afterwards",
            before: [[1, 2], [4, 5]],
            after: [[7], [1, 2], [4, 5]],
            reloaded: [[12, 13], [14, 15, 16], [17], [18, 19], []]
        ) { $0.insertSections([0]) },
        Case(
            testDescription: "into nothing",
            before: [],
            after: [[7], [1, 2], [4, 5]],
            reloaded: [[12, 13], [14, 15, 16], [17], [18, 19], []]
        ) { $0.insertSections([0, 1, 2]) },
        Case(
            testDescription: "60 items before",
            after: [Array(100..<160) + [1, 2]],
            reloaded: [Array(200..<270)]
        ) { $0.insertItems(at: sixtyItems) },
        Case(testDescription: "a section of 60 before", after: [Array(100..<160), [1, 2]], waits: [0, 0.1, 2]) {
            $0.insertSections([0])
        },
    ]

    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)

    private func show(_ numbers: Numbers) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = numbers
        screen.window.addSubview(view)
        screen.settle()
        return view
    }

    private func shown(in view: UICollectionView) -> [IndexPath: Int?] {
        view.indexPathsForVisibleItems.reduce(into: [:]) {
            $0[$1] = (view.cellForItem(at: $1) as? NumberCell)?.number
        }
    }

    private func inSight(in view: UICollectionView, _ numbers: Numbers) -> [IndexPath: Int?] {
        let places = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        return places.reduce(into: [:]) { $0[$1.indexPath] = numbers.sections[$1.indexPath.section][$1.indexPath.item] }
    }

    @Test(arguments: cases)
    func aReloadDuringAnUpdateShowsTheNewData(change: Case) {
        for wait in change.waits {
            let numbers = Numbers(change.before)
            let view = show(numbers)
            view.performBatchUpdates {
                numbers.sections = change.after
                change.update(view)
            }
            screen.advance(by: wait)
            numbers.sections = change.reloaded
            view.reloadData()
            screen.settle()
            #expect(shown(in: view) == inSight(in: view, numbers), "after \(wait) s")
            view.removeFromSuperview()
        }
    }

    // MARK: A cell that leaves in one update and returns in the next

    /// Lets a cell leave, performs a change, and lets the cell return. Returns the cell of the item.
    private func cellThatReturns(
        _ numbers: Numbers,
        selected: Bool = false,
        _ change: (UICollectionView) -> Void
    ) -> NumberCell? {
        let view = show(numbers)
        if selected { view.selectItem(at: [0, 1], animated: false, scrollPosition: []) }
        view.performBatchUpdates {
            numbers.sections = [Array(100..<160), [1, 2]]
            view.insertSections([0])
        }
        screen.advance(by: 0.05)
        change(view)
        screen.advance(by: 0.05)
        view.performBatchUpdates {
            numbers.sections.removeFirst()
            view.deleteSections([0])
        }
        screen.settle()
        return view.cellForItem(at: [0, 1]) as? NumberCell
    }

    @Test func aCellReturnsSelectedIfItsItemIs() {
        let cell = cellThatReturns(Numbers([[1, 2]])) { view in
            view.selectItem(at: [1, 1], animated: false, scrollPosition: [])
        }
        #expect(cell?.isSelected == true && cell?.number == 2)
    }

    @Test func aCellReturnsDeselectedIfItsItemIs() {
        let cell = cellThatReturns(Numbers([[1, 2]]), selected: true) { view in
            view.deselectItem(at: [1, 1], animated: false)
        }
        #expect(cell?.isSelected == false && cell?.number == 2)
    }

    @Test(arguments: [false, true])
    func anItemThatChangedOffTheScreenReturnsAsItIs(isReconfigured: Bool) {
        let numbers = Numbers([[1, 2]])
        let cell = cellThatReturns(numbers) { view in
            numbers.sections[1][1] = 77
            isReconfigured ? view.reconfigureItems(at: [[1, 1]]) : view.reloadItems(at: [[1, 1]])
        }
        #expect(cell?.number == 77)
    }

    @Test func aCellReturnsWithoutTheHighlightOfATouchThatIsOver() {
        let cell = cellThatReturns(Numbers([[1, 2]])) { _ in
            screen.touchDown(at: CGPoint(x: 50, y: 25))
            screen.touchCancel()
        }
        #expect(cell?.isHighlighted == false)
    }

    // MARK: Flings

    @Test(arguments: [false, true])
    func aReloadDuringAFlingShowsTheNewData(isUpdatedBefore: Bool) {
        let numbers = Numbers([Array(0..<60)])
        let view = show(numbers)
        if isUpdatedBefore {
            view.performBatchUpdates {
                numbers.sections[0].insert(1000, at: 0)
                view.insertItems(at: [[0, 0]])
            }
        }
        screen.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.advance(by: 0.05)
        numbers.sections = [Array(5000..<5060)]
        view.reloadData()
        screen.settle()
        #expect(view.contentOffset.y > 0)
        #expect(shown(in: view) == inSight(in: view, numbers))
    }

    @Test(arguments: [(4, false), (4, true), (10, false), (10, true), (0, false), (0, true)])
    func aFlingEndsWithinTheItemsThatAreLeft(count: Int, isReloaded: Bool) {
        let numbers = Numbers([Array(0..<90)])
        let view = show(numbers)
        screen.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.advance(by: 0.05)
        numbers.sections = [(0..<count).map { 5000 + $0 }]
        if isReloaded {
            view.reloadData()
        } else {
            view.performBatchUpdates {
                view.deleteItems(at: (0..<90).map { [0, $0] })
                view.insertItems(at: (0..<count).map { [0, $0] })
            }
        }
        screen.settle()
        #expect(view.contentOffset.y == 0)
        #expect(view.visibleCells.count == count)
        #expect(shown(in: view) == inSight(in: view, numbers))
    }
}
