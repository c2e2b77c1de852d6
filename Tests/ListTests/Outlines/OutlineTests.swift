import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests sections with snapshots of their own, and how the user shows and hides their items.
    @Suite @MainActor struct OutlineTests {
        @Test func aTapOnTheChevronShowsAndHidesTheItemsInside() throws {
            let (list, screen) = outline()
            let fruit = try #require(list.cell("Fruit"))
            screen.tap(at: CGPoint(x: fruit.frame.maxX - 20, y: fruit.frame.midY))
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Vegetables", "Other"])
            #expect(list.cell("Fruit") === fruit)
            #expect(list.cell("Apple")?.indentationLevel == 1)
            #expect(fruit.configurationState.isExpanded)
            #expect(list.source.snapshot(for: 0).isExpanded("Fruit"))
            // Only the new rows are asked for.
            #expect(list.asked == ["Apple", "Pear"])
            screen.tap(at: CGPoint(x: fruit.frame.maxX - 20, y: fruit.frame.midY))
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Vegetables", "Other"])
            #expect(!fruit.configurationState.isExpanded)
        }

        @Test func theKeyboardReachesTheChevron() throws {
            let (list, screen) = outline()
            screen.press(.keyboardTab)
            let fruit = try #require(list.cell("Fruit"))
            #expect(fruit.isFocused)
            screen.press(.keyboardRightArrow)
            #expect(!fruit.isFocused)
            screen.press(.keyboardSpacebar)
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Vegetables", "Other"])
            #expect(list.collection.indexPathsForSelectedItems?.isEmpty != false)
        }

        @Test func aTapElsewhereSelectsTheItem() throws {
            let (list, screen) = outline()
            let fruit = try #require(list.cell("Fruit"))
            screen.tap(at: CGPoint(x: fruit.frame.minX + 60, y: fruit.frame.midY))
            screen.settle()
            #expect(list.source.snapshot().numberOfItems == 3)
            #expect(list.collection.indexPathsForSelectedItems == [[0, 0]])
        }

        @Test func aTapAnywhereOnAHeaderShowsTheItemsInside() throws {
            let (list, screen) = outline(style: .header)
            let fruit = try #require(list.cell("Fruit"))
            screen.tap(at: CGPoint(x: fruit.frame.minX + 60, y: fruit.frame.midY))
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Vegetables", "Other"])
            #expect(list.collection.indexPathsForSelectedItems == nil)
        }

        @Test func theFirstItemIsAHeaderByDefault() throws {
            let list = ListController(.sidebar) { $0.headerMode = .firstItemInSection }
            list.accessories = { $0 == "Top" ? [.outlineDisclosure()] : [] }
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Top"])
            snapshot.append(["A", "B"], to: "Top")
            list.source.apply(snapshot, to: 0, animatingDifferences: false)
            let screen = list.show()
            let top = try #require(list.cell("Top"))
            screen.tap(at: CGPoint(x: 60, y: top.frame.midY))
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["Top", "A", "B"])
        }

        /// The handlers are called in the recorded order, with the old items still there.
        @Test func theHandlersAreCalledInTheirOrder() throws {
            let (list, screen) = outline()
            var log: [String] = []
            var counts: [Int] = []
            list.source.sectionSnapshotHandlers.shouldExpandItem = { item in
                log.append("should expand \(item)")
                return true
            }
            list.source.sectionSnapshotHandlers.willExpandItem = { item in
                log.append("will expand \(item)")
                counts.append(list.source.snapshot().numberOfItems)
            }
            list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
                log.append("children of \(item): \(children.items)")
                var new = NSDiffableDataSourceSectionSnapshot<String>()
                new.append(["More \(item)"])
                return new
            }
            list.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
                log.append("should collapse \(item)")
                return item != "Vegetables"
            }
            list.source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
            try toggle("Fruit", list, screen)
            #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "More Fruit", "Vegetables", "Other"])
            try toggle("Fruit", list, screen)
            try toggle("Vegetables", list, screen)
            try toggle("Vegetables", list, screen)
            // The second tap on the vegetables was refused.
            #expect(list.source.snapshot().itemIdentifiers == ["Fruit", "Vegetables", "More Vegetables", "Other"])
            #expect(
                log.prefix(5) == [
                    "should expand Fruit", "will expand Fruit", "children of Fruit: [\"Apple\", \"Pear\"]",
                    "should collapse Fruit", "will collapse Fruit",
                ]
            )
            #expect(counts.first == 3)
        }

        @Test func aHandlerMayRefuse() throws {
            let (list, screen) = outline()
            list.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Fruit" }
            try toggle("Fruit", list, screen)
            #expect(list.source.snapshot().numberOfItems == 3)
            try toggle("Vegetables", list, screen)
            #expect(list.source.snapshot().numberOfItems == 5)
        }

        @Test func anActionHandlerReplacesTheToggle() throws {
            let list = ListController(.insetGrouped)
            var taps = 0
            list.accessories = { _ in [.outlineDisclosure { taps += 1 }] }
            list.source.apply(snapshot(), to: 0, animatingDifferences: false)
            let screen = list.show()
            try toggle("Fruit", list, screen)
            #expect(taps == 1)
            #expect(list.source.snapshot().numberOfItems == 3)
        }

        /// Handlers aren't called for what the client applies.
        @Test func applyingCallsNoHandler() {
            let (list, screen) = outline()
            var calls = 0
            list.source.sectionSnapshotHandlers.willExpandItem = { _ in calls += 1 }
            var snapshot = list.source.snapshot(for: 0)
            snapshot.expand(["Fruit"])
            list.source.apply(snapshot, to: 0)
            screen.settle()
            #expect(calls == 0)
            #expect(list.source.snapshot().numberOfItems == 5)
        }

        @Test func aSnapshotOfTheWholeListKeepsTheLevels() {
            let (list, screen) = outline(expanded: ["Fruit"])
            var whole = list.source.snapshot()
            whole.deleteItems(["Apple"])
            whole.insertItems(["Plum"], afterItem: "Pear")
            list.source.apply(whole)
            screen.settle()
            let section = list.source.snapshot(for: 0)
            #expect(section.visibleItems == ["Fruit", "Pear", "Plum", "Vegetables", "Other"])
            #expect(section.parent(of: "Plum") == "Fruit")
            #expect(section.items.contains("Carrot"))
            #expect(list.cell("Plum")?.indentationLevel == 1)
        }

        @Test func sectionsWithoutSnapshotsHaveTheirItemsOnOneLevel() {
            let list = ListController(.plain)
            list.show([["a", "b"]])
            #expect(list.source.snapshot(for: 0).rootItems == ["a", "b"])
            #expect(list.source.snapshot(for: 7).items.isEmpty)
        }

        @Test func aSectionThatIsMissingIsAddedAtTheEnd() {
            let list = ListController(.plain)
            let screen = list.show([["a"]])
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["x", "y"])
            list.source.apply(snapshot, to: 5)
            screen.settle()
            #expect(list.source.snapshot().sectionIdentifiers == [0, 5])
            #expect(list.frame("y") != nil)
        }

        // MARK: Outlines

        private func snapshot(expanded: [String] = []) -> NSDiffableDataSourceSectionSnapshot<String> {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Fruit", "Vegetables", "Other"])
            snapshot.append(["Apple", "Pear"], to: "Fruit")
            snapshot.append(["Carrot", "Leek"], to: "Vegetables")
            snapshot.expand(expanded)
            return snapshot
        }

        private func outline(
            style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
            expanded: [String] = []
        ) -> (ListController, TestScreen) {
            let list = ListController(.insetGrouped)
            list.accessories = { item in
                ["Fruit", "Vegetables"].contains(item) ? [.outlineDisclosure(options: .init(style: style))] : []
            }
            list.source.apply(snapshot(expanded: expanded), to: 0, animatingDifferences: false)
            let screen = list.show()
            return (list, screen)
        }

        private func toggle(_ item: String, _ list: ListController, _ screen: TestScreen) throws {
            let cell = try #require(list.cell(item))
            screen.tap(at: CGPoint(x: cell.frame.maxX - 20, y: cell.frame.midY))
            screen.settle()
        }
    }
}
