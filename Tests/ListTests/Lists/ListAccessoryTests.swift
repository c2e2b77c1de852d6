import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests menus in rows, the index at the edge, and headers that are as wide as their content.
    @Suite @MainActor struct ListAccessoryTests {
        @Test func aRowHasAMenuWithItsSelection() throws {
            let list = ListController(.plain)
            let menu = UIMenu(
                options: .singleSelection,
                children: ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } }
            )
            var told: [String?] = []
            list.accessories = { _ in
                [
                    .popUpMenu(menu) { changed in told.append(changed.selectedElements.first?.title) },
                    .disclosureIndicator(),
                ]
            }
            let screen = list.show([["Backup"]])
            let cell = try #require(list.cell("Backup"))
            let button = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
            #expect(button.title(for: .normal) == "Daily")
            // Before the chevron.
            #expect(cell.convert(button.bounds, from: button).maxX <= 320 - 16 - 14)
            #expect(cell.contentView.frame.maxX <= cell.convert(button.bounds, from: button).minX)
            screen.tap(at: CGPoint(x: cell.convert(button.bounds, from: button).midX, y: 26))
            screen.settle()
            let row = try #require(screen.accessibilityTree.first { $0.label == "Weekly" })
            screen.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
            screen.settle()
            #expect(told == ["Weekly"] && button.title(for: .normal) == "Weekly")
        }

        @Test func optionsOfMenusAndGripsCount() throws {
            let list = ListController(.plain)
            let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            list.accessories = { item in
                item == "menu"
                    ? [.popUpMenu(menu, options: .init(isHidden: true, reservedLayoutWidth: .custom(100)))]
                    : [
                        .reorder(
                            displayed: .always,
                            options: .init(reservedLayoutWidth: .custom(60), tintColor: .systemRed)
                        )
                    ]
            }
            list.show([["menu", "grip"]])
            #expect(list.cell("menu")?.contentView.frame.maxX == 204)
            let button = try #require(list.cell("menu")?.subviews.lazy.compactMap { $0 as? UIButton }.first)
            #expect(button.alpha == 0)
            #expect(list.cell("grip")?.contentView.frame.maxX == 244)
        }

        // MARK: The index

        private func strip(_ collection: UICollectionView) -> UIControl? {
            collection.subviews.lazy.compactMap { $0 as? UIControl }.first
        }

        @Test func theIndexLeadsToItemsAndSections() throws {
            let items = MovedItems(MovedItems.grid(), (0..<3).map { section in (0..<20).map { "\(section).\($0)" } })
            items.titles = ["A", "B", "C"]
            items.paths = ["A": [0, 0], "B": [1, 0], "C": [2]]
            let screen = items.show()
            let collection = items.collection
            let strip = try #require(self.strip(collection))
            #expect(strip.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
            screen.tap(at: CGPoint(x: 312, y: 240))
            screen.settle()
            #expect(items.log.last == "B 1" && collection.contentOffset.y == 400)
            screen.tap(at: CGPoint(x: 312, y: 240 + 16))
            screen.settle()
            #expect(items.log.last == "C 2" && collection.contentOffset.y == 720)
            #expect(strip.frame.minY == 720)
            screen.tap(at: CGPoint(x: 312, y: 240 - 16))
            screen.settle()
            #expect(collection.contentOffset.y == 0)
            items.titles = nil
            collection.reloadData()
            screen.settle()
            #expect(self.strip(collection) == nil)
        }

        // MARK: Headers

        @Test func aHeaderMayBeAsWideAsItsContent() throws {
            let list = ListController(.plain) {
                $0.headerMode = .supplementary
                $0.contentHuggingElements = .supplementaryHeader
            }
            list.headers = ["A"]
            list.show([["row"]])
            let header = try #require(list.header(0))
            #expect(header.minX == 0 && header.width < 80 && header.width > 30 && header.height == 40.5, "\(header)")
            #expect(UICollectionLayoutListConfiguration(appearance: .plain).contentHuggingElements == [])
        }
    }
}
