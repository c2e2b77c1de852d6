import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests expanders of collection views: lists, other compositional layouts and flow layouts.
@Suite(.serialized) @MainActor struct CollectionExpanderTests {
    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func anItemUnfoldsAndFoldsInPlace(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, conduct: conduct)
        #expect(fixture.flaw() == nil)
        let folded = try fixture.frame(1)
        for opens in [true, false] {
            let report = try fixture.screen.jumps(in: fixture.collection) {
                try fixture.tap(1)
                fixture.screen.settle()
            }
            #expect(report.isSmooth, "\(report)")
            #expect(report.rows > 3 && report.frames > 10)
            #expect(fixture.isOpen(1) == opens)
            #expect(fixture.flaw() == nil)
            let frame = try fixture.frame(1)
            #expect(abs(frame.minY - folded.minY) < 0.6)
            #expect(opens ? frame.height > folded.height + 40 : abs(frame.height - folded.height) < 0.6)
        }
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func anItemThatIsTappedHalfwayTurnsBack(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, conduct: conduct)
        let folded = try fixture.frame(1)
        try fixture.tap(1)
        fixture.screen.advance(by: 0.1)
        let halfway = try fixture.frame(1)
        #expect(halfway.height > folded.height + 1)
        let shown = Set(fixture.collection.indexPathsForVisibleItems.map(\.item))
        // On iOS, the view may ignore touches while it is updated.
        fixture.expander.toggle(1)
        fixture.screen.advance(by: 1 / 120)
        #expect(try abs(fixture.frame(1).height - halfway.height) < 20)
        let now = Set(fixture.collection.indexPathsForVisibleItems.map(\.item))
        #expect(fixture.flaw(isAtRest: false, entering: now.subtracting(shown)) == nil)
        fixture.screen.settle()
        #expect(
            try abs(fixture.frame(1).height - folded.height) < 0.6 && abs(fixture.frame(1).minY - folded.minY) < 0.6
        )
        #expect(fixture.flaw() == nil)
    }

    /// Returns the lowest place that is covered in any frame while an item unfolds and pushes others off the screen.
    private func lowestEdge(_ kind: ItemsLayout, _ conduct: PlatformConduct, _ remedies: PlatformRemedies) throws
        -> CGFloat
    {
        let fixture = try ItemsFixture(kind, conduct: conduct, remedies: remedies)
        fixture.expander.toggle(1)
        var lowest = CGFloat.infinity
        fixture.screen.frames(30) {
            let ends = fixture.collection.subviews.map { fixture.screen.presentedFrame(of: $0) }
            lowest = min(lowest, ends.filter { $0.height > 20 }.map(\.maxY).max() ?? 0)
        }
        return lowest
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func itemsThatLeaveAreSeenUntilTheyAreGone(kind: ItemsLayout, conduct: PlatformConduct) throws {
        #expect(try lowestEdge(kind, conduct, .all) >= 479.4)
        #expect(try lowestEdge(kind, conduct, .all.subtracting(.showsLeavingRows)) < 470)
    }

    @Test(arguments: ItemsLayout.allCases) func assistiveTechnologiesToggleAnItem(kind: ItemsLayout) throws {
        let fixture = try ItemsFixture(kind)
        let cell = try fixture.cell(1)
        let action = try #require(cell.accessibilityCustomActions?.last)
        #expect(action.actionHandler?(action) == true)
        fixture.screen.settle()
        #expect(fixture.isOpen(1) && cell.accessibilityExpandedStatus == .expanded)
        fixture.expander.shouldChange = { _ in false }
        try fixture.tap(1)
        #expect(fixture.isOpen(1))
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func anAccordionFoldsTheItemAboveInTheSameMotion(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, policy: .accordion, conduct: conduct)
        fixture.open(1)
        let place = try fixture.frame(2).minY
        let report = fixture.screen.jumps(in: fixture.collection) {
            fixture.expander.toggle(3)
            fixture.screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(fixture.isOpen(3) && !fixture.isOpen(1))
        #expect(fixture.flaw() == nil)
        #expect(try fixture.frame(2).minY <= place + 0.6)
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func theTappedItemStaysWhereItIsWhenOneAboveFolds(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, policy: .accordion, conduct: conduct)
        fixture.scroll(to: 900)
        let visible = fixture.collection.indexPathsForVisibleItems.sorted().map(\.item)
        let first = try #require(visible.dropFirst().first { fixture.items.sections[0][$0].lines > 5 })
        let other = try #require(visible.first { $0 > first && fixture.items.sections[0][$0].lines > 3 })
        fixture.open(first)
        guard fixture.collection.cellForItem(at: [0, other]) != nil else { return }
        let place = try fixture.frame(other).minY
        let report = fixture.screen.jumps(in: fixture.collection) {
            fixture.expander.toggle(other)
            fixture.screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        let now = try fixture.frame(other)
        // The item stays, or moves up as far as it needs to be seen.
        #expect(abs(now.minY - place) < 0.6 || now.minY < place && now.maxY <= 480.6)
        #expect(fixture.flaw() == nil)
    }

    @Test(arguments: ItemsLayout.allCases) func itemsThatFitDoNotUnfold(kind: ItemsLayout) throws {
        let fixture = try ItemsFixture(kind)
        #expect(fixture.items.sections[0][0].lines <= 3)
        try fixture.tap(0)
        fixture.screen.settle()
        #expect(!fixture.isOpen(0))
        let (fits, unfolds) = (try fixture.cell(0), try fixture.cell(1))
        #expect(fits.accessories.isEmpty && unfolds.accessories.count == 1)
        #expect(fits.accessibilityExpandedStatus == .unsupported && unfolds.accessibilityExpandedStatus == .collapsed)
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func cellsThatAreReusedShowTheirItems(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, conduct: conduct)
        fixture.open(1)
        fixture.open(3)
        for offset in stride(from: CGFloat(0), through: 2_000, by: 230) {
            fixture.scroll(to: offset)
            #expect(fixture.flaw() == nil, "\(offset)")
        }
        for offset in stride(from: CGFloat(2_000), through: 0, by: -170) {
            fixture.scroll(to: offset)
            #expect(fixture.flaw() == nil, "\(offset)")
        }
        #expect(try fixture.cell(1).message.numberOfLines == 0)
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func openItemsStayOpenWhenOthersComeAndGoAbove(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, conduct: conduct)
        fixture.open(3)
        fixture.items.sections[0].insert(Note(id: 100, lines: 2), at: 0)
        fixture.collection.insertItems(at: [[0, 0]])
        fixture.screen.settle()
        #expect(fixture.flaw() == nil && fixture.expander[3] == .expanded)
        fixture.items.sections[0].removeSubrange(1..<3)
        fixture.collection.deleteItems(at: [[0, 1], [0, 2]])
        fixture.screen.settle()
        #expect(fixture.flaw() == nil)
        let note = fixture.items.sections[0].remove(at: 0)
        fixture.items.sections[0].insert(note, at: 5)
        fixture.collection.moveItem(at: [0, 0], to: [0, 5])
        fixture.screen.settle()
        #expect(fixture.flaw() == nil && fixture.expander[3] == .expanded)
        #expect(fixture.expander.indexPath(for: 3) == [0, 1])
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func updatesKeepThePlaceOfTheItemsOnTheScreen(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let fixture = try ItemsFixture(kind, conduct: conduct)
        fixture.scroll(to: 700)
        let path = try #require(fixture.collection.indexPathsForVisibleItems.sorted().dropFirst().first)
        let id = fixture.items.sections[0][path.item].id
        let place = try fixture.frame(path.item).minY
        fixture.expander.keepingPlace {
            fixture.items.sections[0].insert(contentsOf: (0..<4).map { Note(id: 200 + $0, lines: 5) }, at: 0)
            fixture.collection.insertItems(at: (0..<4).map { [0, $0] })
        }
        fixture.screen.settle()
        let now = try #require(fixture.expander.indexPath(for: id))
        #expect(now == [0, path.item + 4])
        #expect(try abs(fixture.frame(now.item).minY - place) < 0.6)
        #expect(fixture.flaw() == nil)
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func aSnapshotRestoresLevelsAndThePlace(kind: ItemsLayout, conduct: PlatformConduct) throws {
        let first = try ItemsFixture(kind, conduct: conduct)
        first.open(1)
        first.open(7)
        first.scroll(to: 500)
        let top = try #require(first.collection.indexPathsForVisibleItems.min())
        let place = try first.frame(top.item).minY
        let second = try ItemsFixture(kind, conduct: conduct)
        second.expander.restore(first.expander.snapshot)
        second.screen.settle()
        #expect(second.isOpen(1) && second.isOpen(7))
        #expect(try abs(second.frame(top.item).minY - place) < 0.6)
        #expect(second.flaw() == nil)
    }

    @Test(arguments: ItemsLayout.allCases, Conducts.all)
    func anItemOffTheScreenIsShown(kind: ItemsLayout, conduct: PlatformConduct) throws {
        for animated in [false, true] {
            let fixture = try ItemsFixture(kind, conduct: conduct)
            #expect(fixture.expander.show(34, animated: animated))
            fixture.screen.settle()
            #expect(fixture.isOpen(34))
            let frame = try fixture.frame(34)
            #expect(frame.minY >= -0.6 && frame.maxY <= 480.6, "\(frame)")
            #expect(fixture.flaw() == nil)
        }
    }

    @Test(arguments: ItemsLayout.allCases) func aScrubFollowsAFinger(kind: ItemsLayout) throws {
        let fixture = try ItemsFixture(kind)
        let folded = try fixture.frame(1).height
        fixture.expander.set(.expanded, for: 1, animated: false)
        fixture.screen.settle()
        let open = try fixture.frame(1).height
        fixture.expander.set(.collapsed, for: 1, animated: false)
        fixture.screen.settle()
        let scrub = try #require(fixture.expander.scrub(1))
        for progress in [0.25, 0.5, 0.75] {
            scrub.progress = progress
            fixture.screen.advance(by: 1 / 120)
            #expect(try abs(fixture.frame(1).height - (folded + (open - folded) * progress)) < 1.5)
            #expect(fixture.flaw(isAtRest: false) == nil)
        }
        scrub.cancel()
        fixture.screen.settle()
        #expect(!fixture.isOpen(1))
        #expect(try abs(fixture.frame(1).height - folded) < 0.6)
        #expect(fixture.flaw() == nil)
    }

    @Test(arguments: ItemsLayout.allCases) func keysUnfoldTheFocusedItem(kind: ItemsLayout) throws {
        let fixture = try ItemsFixture(kind)
        fixture.collection.addGestureRecognizer(ExpansionKeys(fixture.expander))
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardDownArrow)
        #expect(try fixture.cell(1).isFocused)
        for (key, opens) in [
            (UIKeyboardHIDUsage.keyboardRightArrow, true), (.keyboardRightArrow, true), (.keyboardLeftArrow, false),
            (.keyboardSpacebar, true), (.keyboardSpacebar, false),
        ] {
            fixture.screen.press(key)
            fixture.screen.settle()
            #expect(fixture.isOpen(1) == opens, "\(key)")
            #expect(try fixture.cell(1).isFocused && fixture.flaw() == nil)
        }
    }

    private final class DetailItem: UICollectionViewListCell, UnfoldingCell, DetailedCell {
        let detailHost = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            detailHost.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(detailHost)
            NSLayoutConstraint.activate([
                detailHost.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                detailHost.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                detailHost.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 50),
                detailHost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {}
    }

    @Test(arguments: Conducts.all) func aDetailExistsWhileItsItemIsOpen(conduct: PlatformConduct) throws {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
        )
        let collection = try #require(controller.collectionView)
        let expander = RowExpander<Int>(collection) { $0.item }
        weak var detail: UIView?
        expander.details = RowDetails { _ in
            let view = DetailController.detail()
            detail = view
            return view
        }
        let cells = UICollectionView.CellRegistration<DetailItem, Int> { cell, path, _ in
            expander.configure(cell, at: path)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        source.apply(snapshot, animatingDifferences: false)
        let screen = TestScreen.showing(controller, conduct)
        let folded = try #require(collection.cellForItem(at: [0, 2])).frame.height
        let report = screen.jumps(in: collection) {
            expander.toggle(2)
            screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(detail?.window != nil && detail?.bounds.height == 100)
        #expect(try #require(collection.cellForItem(at: [0, 2])).frame.height == folded + 100)
        expander.toggle(2)
        screen.settle()
        #expect(detail == nil)
        #expect(try #require(collection.cellForItem(at: [0, 2])).frame.height == folded)
    }

    @Test(arguments: ItemsLayout.allCases) func nothingOfAScreenThatClosesStays(kind: ItemsLayout) throws {
        weak var collection: UICollectionView?
        weak var expander: RowExpander<Note.ID>?
        weak var controller: UIViewController?
        try autoreleasing {
            let fixture = try ItemsFixture(kind)
            (collection, expander, controller) = (fixture.collection, fixture.expander, fixture.items)
            try fixture.tap(1)
            fixture.screen.settle()
            fixture.screen.show(UIViewController())
            fixture.screen.settle()
        }
        #expect(collection == nil && expander == nil && controller == nil)
    }

    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
