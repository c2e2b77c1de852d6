import CoreGraphics
import Dispatch
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests that common complaints about collection views can't occur. Those about outlines that Unfold shows are in
    /// `ListComplaintTests` of Unfold.
    @Suite @MainActor struct ComplaintTests {
        private func rows(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

        @Test("1, 6: a changed row of an outline is configured in place, and stays open")
        func aRowOfAnOutlineIsConfiguredInPlace() throws {
            let list = ListController(.plain)
            list.accessories = { $0 == "a" ? [.outlineDisclosure()] : [] }
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a", "b"])
            outline.append(["c"], to: "a")
            outline.expand(["a"])
            list.source.apply(outline, to: 0, animatingDifferences: false)
            let screen = list.show()
            let cell = list.cell("a")
            var snapshot = list.source.snapshot()
            snapshot.reconfigureItems(["a"])
            list.source.apply(snapshot)
            screen.settle()
            #expect(list.cell("a") === cell && list.asked == ["a"])
            #expect(list.source.snapshot().itemIdentifiers == ["a", "c", "b"])
            #expect(list.source.snapshot(for: 0).isExpanded("a"))
        }

        @Test("2: an equal snapshot asks for no cell")
        func anEqualSnapshotAsksForNoCell() {
            let list = ListController(.plain)
            let screen = list.show([rows(20)])
            list.apply([rows(20)])
            screen.settle()
            #expect(list.asked.isEmpty)
        }

        @Test("3: a section provider reads a snapshot while another one is applied elsewhere")
        func snapshotsAreReadWhileOthersAreCompared() async {
            var source: UICollectionViewDiffableDataSource<Int, Int>?
            var read = 0
            let layout = UICollectionViewCompositionalLayout { section, environment in
                read = max(read, source?.snapshot(for: section).items.count ?? 0)
                return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: layout
            )
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
            let made = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source = made
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.window.addSubview(collection)
            for round in 1...20 {
                let applied = Task.detached {
                    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
                    outline.append(Array(0..<round * 50))
                    await withCheckedContinuation { done in made.apply(outline, to: 0) { done.resume() } }
                }
                while made.snapshot(for: 0).items.count < round * 50 { await Task.yield() }
                for _ in 0..<4 {
                    await Task.yield()
                    screen.settle()
                }
                await finish(applied, screen)
            }
            #expect(read == 1000 && made.snapshot().numberOfItems == 1000)
        }

        private func finish(_ task: Task<Void, Never>, _ screen: TestScreen) async {
            let clock = Task { @MainActor in
                while !Task.isCancelled {
                    screen.settle()
                    await Task.yield()
                }
            }
            await task.value
            clock.cancel()
        }

        @Test("13: cells that never agree on a size don't hang the app")
        func sizesThatNeverSettleEnd() {
            let controller = LayoutController(MovedItems.rows(), counts: [20])
            var wish: CGFloat = 40
            controller.wanted = { _, size in
                wish = wish == 40 ? 60 : 40
                return CGSize(width: size.width, height: wish)
            }
            controller.show()
            #expect(controller.collection.visibleCells.count > 5)
        }

        @Test("14, 15, 20: what is on the screen stays when sizes above it become known or change")
        func visibleItemsStay() throws {
            let items = MovedItems(MovedItems.rows(30), [rows(200)])
            for name in rows(200) { items.heights[name] = 40 + CGFloat((Int(name) ?? 0) * 37 % 50) }
            let screen = items.show()
            items.collection.scrollToItem(at: [0, 150], at: .top, animated: false)
            screen.settle()
            // Scrolling back measures rows that are above the visible ones.
            for _ in 0..<60 {
                let cell = try #require(items.shown.dropFirst(2).first)
                let before = screen.presentedFrame(of: try #require(items.cell(cell))).minY
                items.collection.contentOffset.y -= 20
                screen.advance(by: 1 / 60)
                let after = screen.presentedFrame(of: try #require(items.cell(cell))).minY
                #expect(abs(after - before - 20) <= 0.5, "\(cell)")
            }
        }

        @Test("16: a section that scrolls across grows with its items")
        func anOrthogonalSectionGrowsWithItsItems() {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(30))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size,
                subitems: [NSCollectionLayoutItem(layoutSize: size)]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            let controller = LayoutController(UICollectionViewCompositionalLayout(section: section), counts: [3, 2])
            controller.wanted = { path, size in CGSize(width: size.width, height: path == [0, 1] ? 90 : 50) }
            controller.show()
            #expect(controller.frame(0, 0)?.height == 50 && controller.frame(1, 0)?.height == 90)
            #expect(controller.frame(0, 1)?.minY == 90)
        }

        @Test("17: the handler of a section that scrolls across is told of each step")
        func theHandlerIsToldOfScrolling() {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size,
                subitems: [NSCollectionLayoutItem(layoutSize: size)]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            var offsets: [CGFloat] = []
            section.visibleItemsInvalidationHandler = { _, offset, _ in
                if offsets.last != offset.x { offsets.append(offset.x) }
            }
            let controller = LayoutController(UICollectionViewCompositionalLayout(section: section), counts: [12])
            let screen = controller.show()
            screen.drag(from: CGPoint(x: 280, y: 30), to: CGPoint(x: 100, y: 30), duration: 0.5, resting: 0.3)
            screen.settle()
            #expect(offsets.count > 10 && offsets == offsets.sorted())
        }

        @Test("17: a provider is not asked for a section that is gone")
        func aProviderIsAskedForPresentSectionsOnly() {
            var asked: [Int] = []
            let list = ListController(
                UICollectionViewCompositionalLayout { section, environment in
                    asked.append(section)
                    return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
                }
            )
            let screen = list.show([["a"], ["b"], ["c"]])
            asked = []
            list.apply([["b"]])
            screen.settle()
            #expect(!asked.isEmpty && asked.allSatisfy { $0 == 0 })
        }

        @Test("19: attributes that a client changes don't change those of the layout")
        func attributesAreCopies() throws {
            let controller = LayoutController(MovedItems.rows(), counts: [3])
            controller.show()
            let layout = controller.collection.collectionViewLayout
            let attributes = try #require(layout.layoutAttributesForItem(at: [0, 1]))
            (attributes.indexPath, attributes.frame, attributes.alpha) = ([0, 2], .zero, 0)
            let fresh = try #require(layout.layoutAttributesForItem(at: [0, 1]))
            #expect(fresh.indexPath == [0, 1] && fresh.frame.height == 50 && fresh.alpha == 1)
            #expect(controller.collection.layoutAttributesForItem(at: [0, 1])?.frame.minY == 50)
        }

        @Test("21: a layout that is invalidated before an update isn't asked for sections that the data don't have")
        func aProviderSeesTheDataOfTheView() {
            var list: ListController?
            var flaws: [Int] = []
            let controller = ListController(
                UICollectionViewCompositionalLayout { section, environment in
                    if list?.source.sectionIdentifier(for: section) == nil { flaws.append(section) }
                    return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
                }
            )
            list = controller
            let screen = controller.show([["a"], ["b"], []])
            controller.collection.collectionViewLayout.invalidateLayout()
            controller.apply([[]])
            controller.collection.reloadSections([0])
            screen.settle()
            controller.apply([])
            screen.settle()
            #expect(flaws.isEmpty)
        }

        @Test("24: an update that begins while another one runs joins it")
        func anUpdateInAnotherOneWaits() {
            let list = ListController(.plain)
            let screen = list.show([["a", "b"]])
            list.collection.performBatchUpdates {
                list.apply([["a", "c", "b"]])
                list.apply([["c", "b"]])
            } completion: { _ in
                list.apply([["c", "b", "d"]])
            }
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["c", "b", "d"] && list.frame("d")?.minY == 104)
        }

        @Test("27: pinned headers in no width")
        func aPinnedHeaderInNoWidth() {
            let list = ListController(.plain) { $0.headerMode = .supplementary }
            list.headers = ["A", "B"]
            let screen = list.show([["a", "b"], ["c"]], size: CGSize(width: 320, height: 200))
            for size in [CGSize(width: 0, height: 200), CGSize(width: 1, height: 0), CGSize(width: 320, height: 200)] {
                list.collection.frame.size = size
                screen.settle()
            }
            #expect(list.header(0)?.width == 320)
        }

        @Test("32: a swiped row stays open while others change")
        func aSwipedRowStaysOpenInUpdates() throws {
            let list = ListController(.plain) {
                $0.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "More") { _, _, _ in }
                    ])
                }
            }
            let screen = list.show([["a", "b", "c"]])
            screen.drag(from: CGPoint(x: 250, y: 78), to: CGPoint(x: 120, y: 78), duration: 0.4, resting: 0.3)
            screen.settle()
            let cell = try #require(list.cell("b"))
            #expect(cell.contentView.frame.minX < 0)
            list.apply([["new", "a", "b", "c"]])
            var snapshot = list.source.snapshot()
            snapshot.reconfigureItems(["b", "c"])
            list.source.apply(snapshot)
            screen.settle()
            #expect(list.cell("b") === cell && cell.contentView.frame.minX < 0)
        }

        @Test("37: the layout and the delegate are asked for the offset of each update")
        func theTargetOffsetIsAsked() {
            final class Layout: UICollectionViewFlowLayout {
                var asked = 0
                override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
                    asked += 1
                    return CGPoint(x: 0, y: proposed.y + 40)
                }
            }
            let layout = Layout()
            layout.itemSize = CGSize(width: 80, height: 80)
            let items = MovedItems(layout, [rows(100)])
            let screen = items.show()
            items.sections[0].insert("new", at: 0)
            items.collection.insertItems(at: [[0, 0]])
            screen.settle()
            #expect(layout.asked == 1 && items.collection.contentOffset.y == 40)
        }

        @Test("38: the first snapshot is there at once")
        func theFirstSnapshotIsThereAtOnce() {
            let list = ListController(.plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            screen.show(list)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(rows(5))
            list.source.apply(outline, to: 0)
            screen.advance(by: 1 / 60)
            #expect(list.collection.visibleCells.count == 5)
            #expect(list.collection.visibleCells.allSatisfy { ($0.layer.presentation()?.opacity ?? 1) == 1 })
        }
    }
}
