import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests inserting, deleting, moving and reloading items and sections.
    @Suite @MainActor struct CollectionUpdateTests {
        private func layout(_ fixture: CollectionFixture) -> GridLayout {
            fixture.collection.collectionViewLayout as? GridLayout ?? GridLayout()
        }

        @Test func anInsertedItemFadesInAndOthersMakeWay() throws {
            let fixture = CollectionFixture([["a", "b"]])
            let screen = fixture.show()
            var finished: Bool?
            fixture.sections = [["a", "x", "b"]]
            fixture.collection.performBatchUpdates {
                fixture.collection.insertItems(at: [[0, 1]])
            } completion: {
                finished = $0
            }
            #expect(fixture.log == ["cell 0.1"] && finished == nil)
            screen.advance(by: 0.1)
            let (new, moved) = (try #require(fixture.cell(1)), try #require(fixture.cell(2)))
            #expect(new.name == "x" && moved.name == "b" && moved.frame.minX == 200)
            let alpha = try #require(new.layer.presentation()).opacity
            #expect(alpha > 0 && alpha < 1 && screen.presentedFrame(of: new).minX == 100)
            let x = screen.presentedFrame(of: moved).minX
            #expect(x > 100 && x < 200)
            screen.settle()
            #expect(finished == true && screen.presentedFrame(of: moved).minX == 200)
            #expect(layout(fixture).calls.suffix(2) == ["updates insert none 0.1", "finalize"])
        }

        @Test func aDeletedItemFadesOutAtItsPlace() throws {
            let fixture = CollectionFixture([["a", "b", "c"]])
            let screen = fixture.show()
            let deleted = try #require(fixture.cell(0))
            fixture.sections = [["b", "c"]]
            fixture.collection.deleteItems(at: [[0, 0]])
            #expect(fixture.collection.indexPath(for: deleted) == nil && fixture.shownNames == ["b", "c"])
            screen.advance(by: 0.1)
            let alpha = try #require(deleted.layer.presentation()).opacity
            #expect(alpha > 0 && alpha < 1 && deleted.superview != nil && fixture.log == [])
            screen.settle()
            #expect(deleted.superview == nil && fixture.log == ["end 0.0"])
            #expect(fixture.displays[ObjectIdentifier(deleted)] == 0)
        }

        @Test func aMovedItemKeepsItsCell() throws {
            let fixture = CollectionFixture([["a", "b", "c", "d"]])
            let screen = fixture.show()
            let moved = try #require(fixture.cell(0))
            fixture.sections = [["b", "c", "d", "a"]]
            fixture.collection.moveItem(at: [0, 0], to: [0, 3])
            screen.advance(by: 0.1)
            #expect(fixture.cell(3) === moved && fixture.log == [])
            let place = screen.presentedFrame(of: moved).origin
            #expect(place.y > 0 && place.y < 50)
            screen.settle()
            #expect(moved.frame.origin == CGPoint(x: 0, y: 50))
            #expect(layout(fixture).calls.contains("updates move 0.0 0.3"))
        }

        @Test func aReloadedItemGetsAnotherCell() throws {
            let fixture = CollectionFixture([["a", "b"]])
            let screen = fixture.show()
            let old = try #require(fixture.cell(0))
            fixture.sections = [["x", "b"]]
            fixture.collection.reloadItems(at: [[0, 0]])
            #expect(fixture.cell(0) !== old && fixture.cell(0)?.name == "x" && fixture.log == ["cell 0.0"])
            screen.settle()
            #expect(old.superview == nil && fixture.displays[ObjectIdentifier(old)] == 0)
        }

        @Test func aReconfiguredItemKeepsItsCell() throws {
            let fixture = CollectionFixture([["a", "b"]])
            let screen = fixture.show()
            let old = try #require(fixture.cell(0))
            fixture.sections = [["x", "b"]]
            fixture.collection.reconfigureItems(at: [[0, 0]])
            #expect(fixture.cell(0) === old && old.name == "x" && fixture.log == ["cell 0.0"] && old.timesReused == 0)
            screen.settle()
        }

        @Test func sectionsComeMoveAndGo() throws {
            let fixture = CollectionFixture([["a"], ["b"], ["c"]])
            layout(fixture).headerHeight = 20
            let screen = fixture.show()
            let kind = UICollectionView.elementKindSectionHeader
            let header = try #require(fixture.collection.supplementaryView(forElementKind: kind, at: [1, 0]))
            fixture.sections = [["c"], ["b"], ["x"]]
            fixture.collection.performBatchUpdates {
                fixture.collection.deleteSections([0])
                fixture.collection.moveSection(2, toSection: 0)
                fixture.collection.insertSections([2])
            }
            #expect(fixture.collection.supplementaryView(forElementKind: kind, at: [1, 0]) === header)
            #expect(fixture.log == ["header 2", "cell 2.0"])
            screen.settle()
            #expect(fixture.shownNames == ["c", "b", "x"])
            fixture.sections[1] = ["y", "z"]
            fixture.collection.reloadSections([1])
            screen.settle()
            #expect(fixture.shownNames == ["c", "y", "z", "x"])
        }

        @Test func theSelectionFollowsItsItems() {
            let fixture = CollectionFixture([["a", "b", "c"]])
            fixture.collection.allowsMultipleSelection = true
            let screen = fixture.show()
            for item in 0..<3 {
                fixture.collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
            }
            fixture.sections = [["c", "a"]]
            #expect(!fixture.collection.hasUncommittedUpdates)
            fixture.collection.performBatchUpdates {
                #expect(fixture.collection.hasUncommittedUpdates)
                fixture.collection.deleteItems(at: [[0, 1]])
                fixture.collection.moveItem(at: [0, 2], to: [0, 0])
            }
            #expect(fixture.collection.indexPathsForSelectedItems == [[0, 0], [0, 1]])
            screen.settle()
        }

        @Test func anUpdateWithoutAnimationEndsAtOnce() throws {
            let fixture = CollectionFixture([["a", "b"]])
            let screen = fixture.show()
            var finished = false
            UIView.performWithoutAnimation {
                fixture.collection.performBatchUpdates {
                    fixture.sections = [["x", "a", "b"]]
                    fixture.collection.insertItems(at: [[0, 0]])
                } completion: {
                    finished = $0
                }
            }
            #expect(fixture.shownNames == ["x", "a", "b"] && fixture.cell(0)?.alpha == 1)
            #expect(screen.presentedFrame(of: try #require(fixture.cell(1))).minX == 100)
            screen.settle()
            #expect(finished)
        }

        @Test func anEmptyUpdateAnimatesTheLayout() throws {
            let fixture = CollectionFixture([["a", "b"]])
            let screen = fixture.show()
            fixture.collection.performBatchUpdates { layout(fixture).itemSize.width = 60 }
            screen.advance(by: 0.1)
            let x = screen.presentedFrame(of: try #require(fixture.cell(1))).minX
            #expect(x > 60 && x < 100)
            screen.settle()
            #expect(try #require(fixture.cell(1)).frame == CGRect(x: 60, y: 0, width: 60, height: 50))
            fixture.collection.performBatchUpdates(nil)
            screen.settle()
        }

        @Test func theLayoutDeterminesWhereItemsComeFromAndGoTo() throws {
            final class Sliding: GridLayout {
                override func initialLayoutAttributesForAppearingItem(
                    at itemIndexPath: IndexPath
                ) -> UICollectionViewLayoutAttributes? {
                    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                    attributes?.center.y -= 300
                    attributes?.alpha = 1
                    return attributes
                }

                override func finalLayoutAttributesForDisappearingItem(
                    at itemIndexPath: IndexPath
                ) -> UICollectionViewLayoutAttributes? {
                    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                    attributes?.center.y += 300
                    return attributes
                }
            }
            let fixture = CollectionFixture([["a", "b"]], layout: Sliding())
            let screen = fixture.show()
            let old = try #require(fixture.cell(0))
            fixture.sections = [["b", "x"]]
            fixture.collection.performBatchUpdates {
                fixture.collection.deleteItems(at: [[0, 0]])
                fixture.collection.insertItems(at: [[0, 1]])
            }
            screen.advance(by: 0.1)
            #expect(screen.presentedFrame(of: try #require(fixture.cell(1))).minY < 0)
            #expect(screen.presentedFrame(of: old).minY > 0)
            screen.settle()
            #expect(fixture.cell(1)?.frame.minY == 0)
        }

        @Test func contentThatBecomesShorterStaysInSight() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            fixture.collection.contentOffset.y = 4600
            screen.settle()
            fixture.sections = [Array(fixture.sections[0].prefix(30))]
            fixture.collection.deleteItems(at: (30..<300).map { [0, $0] })
            screen.settle()
            #expect(fixture.collection.contentOffset.y == 100 && fixture.shownNames.count == 24)
        }

        @Test func theDelegateChoosesTheOffset() {
            let fixture = CollectionFixture(items: 300)
            let screen = fixture.show()
            fixture.targetOffset = { CGPoint(x: $0.x, y: $0.y + 50) }
            fixture.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
            fixture.collection.insertItems(at: [[0, 0], [0, 1], [0, 2]])
            screen.settle()
            #expect(fixture.collection.contentOffset.y == 50 && fixture.shownNames.first == "item 0")
        }

        @Test func anUpdateInACallbackWaits() {
            let fixture = CollectionFixture(items: 3)
            let screen = fixture.show()
            fixture.collection.reloadData()
            fixture.onCell = { path in
                guard path.item == 1 else { return }
                fixture.onCell = { _ in }
                fixture.sections[0].append("new")
                fixture.collection.insertItems(at: [[0, 3]])
            }
            screen.settle()
            #expect(fixture.shownNames == ["item 0", "item 1", "item 2", "new"])
        }

        @Test func anUpdateBeforeTheFirstLayoutIsPartOfIt() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
            let fixture = CollectionFixture(items: 3)
            var finished = false
            fixture.loadViewIfNeeded()
            fixture.collection.performBatchUpdates {
                fixture.sections[0].append("new")
                fixture.collection.insertItems(at: [[0, 3]])
            } completion: {
                finished = $0
            }
            screen.show(fixture)
            screen.settle()
            #expect(finished && fixture.shownNames.count == 4)
        }

        // MARK: Laws

        /// After random updates, some during the motion of another, the collection view shows what it shows after a
        /// reload.
        @Test(arguments: 0..<24 as Range<UInt64>) func randomUpdatesEndWhereAReloadEnds(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            var next = 0
            func name() -> String {
                next += 1
                return "n\(next)"
            }
            let fixture = CollectionFixture(
                (0..<random.below(4) + 1).map { _ in (0..<random.below(30)).map { _ in name() } }
            )
            let collection = fixture.collection
            if random.below(2) == 0 { layout(fixture).headerHeight = 25 }
            let screen = fixture.show()
            for step in 0..<25 {
                let comment: Comment = "seed \(seed), step \(step)"
                if random.below(3) == 0 {
                    let rest = max(0, collection.contentSize.height - collection.bounds.height)
                    collection.contentOffset.y = CGFloat(random.below(Int(rest) + 1))
                    screen.advance(by: 0.05)
                }
                collection.performBatchUpdates { Self.change(fixture, &random, name) }
                #expect(collection.numberOfSections == fixture.sections.count, comment)
                let shown = collection.indexPathsForVisibleItems.sorted()
                #expect(fixture.shownNames == shown.map { fixture.sections[$0.section][$0.item] }, comment)
                if random.below(2) == 0 { screen.advance(by: Double(random.below(30)) / 100) } else { screen.settle() }
            }
            screen.settle()
            let comment: Comment = "seed \(seed)"
            let (offset, size) = (collection.contentOffset, collection.contentSize)
            let (names, frames) = (fixture.shownNames, Self.frames(collection))
            let views = collection.subviews.count { $0 is UICollectionReusableView }
            #expect(fixture.displays.values.count { $0 == 1 } == views, comment)
            #expect(fixture.displays.values.allSatisfy { $0 == 0 || $0 == 1 }, comment)
            collection.reloadData()
            screen.settle()
            #expect(collection.contentOffset == offset && collection.contentSize == size, comment)
            #expect(fixture.shownNames == names && Self.frames(collection) == frames, comment)
            #expect(collection.subviews.count { $0 is UICollectionReusableView } == views, comment)
        }

        private static func frames(_ collection: UICollectionView) -> [String] {
            collection.shown.views.map { "\($0.key) \($0.value.frame) \($0.value.alpha)" }.sorted()
        }

        /// Changes the data at random, and tells the collection view.
        private static func change(
            _ fixture: CollectionFixture,
            _ random: inout SeededGenerator,
            _ name: () -> String
        ) {
            let collection = fixture.collection
            var sections = fixture.sections
            // Sections: at most one of each kind, with places that don't meet.
            var deletedSection: Int?
            var touched: Set<Int> = []
            if sections.count > 1, random.below(5) == 0 {
                deletedSection = random.below(sections.count)
                touched.insert(deletedSection ?? 0)
            }
            let reloaded = (0..<sections.count).filter { !touched.contains($0) && random.below(8) == 0 }
            touched.formUnion(reloaded)
            for section in reloaded { sections[section] = (0..<random.below(12)).map { _ in name() } }
            // Items of the other sections.
            for section in 0..<sections.count where !touched.contains(section) {
                let count = sections[section].count
                var kept: [(name: String, isMoved: Bool, old: Int)] = []
                var deleted: [IndexPath] = []
                var reloadedItems: [IndexPath] = []
                for item in 0..<count {
                    switch random.below(10) {
                    case 0: deleted.append([section, item])
                    case 1:
                        reloadedItems.append([section, item])
                        kept.append((name(), false, item))
                    case 2: kept.append((sections[section][item], true, item))
                    default: kept.append((sections[section][item], false, item))
                    }
                }
                let moved = kept.filter(\.isMoved)
                var items: [(name: String, old: Int?)] = kept.filter { !$0.isMoved }.map { ($0.name, $0.old) }
                for mover in moved { items.insert((mover.name, mover.old), at: random.below(items.count + 1)) }
                for _ in 0..<random.below(4) { items.insert((name(), nil), at: random.below(items.count + 1)) }
                let newSection = deletedSection.map { section > $0 ? section - 1 : section } ?? section
                collection.deleteItems(at: deleted)
                collection.reloadItems(at: reloadedItems)
                for (index, item) in items.enumerated() {
                    guard let old = item.old else {
                        collection.insertItems(at: [[newSection, index]])
                        continue
                    }
                    if moved.contains(where: { $0.old == old }) {
                        collection.moveItem(at: [section, old], to: [newSection, index])
                    }
                }
                sections[section] = items.map(\.name)
            }
            if !reloaded.isEmpty { collection.reloadSections(IndexSet(reloaded)) }
            if let deletedSection {
                collection.deleteSections([deletedSection])
                sections.remove(at: deletedSection)
            }
            if random.below(5) == 0 {
                sections.append((0..<random.below(10)).map { _ in name() })
                collection.insertSections([sections.count - 1])
            }
            fixture.sections = sections
        }
    }
}
