import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests the places of accessories and separators, and the look of rows by their place in a list.
    @Suite @MainActor struct ListLookTests {
        /// The ends of contents in a row of 288 points on a card, as Vercantez/openuikit and kern0x1b/charon recorded
        /// them: 30 points before the edge with a chevron, 40 with a checkmark.
        @Test func accessoriesTakeTheirRoom() throws {
            let list = ListController(.insetGrouped)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let accessories: [String: [UICellAccessory]] = [
                "none": [], "chevron": [.disclosureIndicator()], "checkmark": [.checkmark()],
                "both": [.disclosureIndicator(), .checkmark()],
                "custom": [
                    .customView(configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true))
                ],
                "delete": [.delete(displayed: .always)],
            ]
            list.accessories = { accessories[$0] ?? [] }
            list.show([["none", "chevron", "checkmark", "both", "custom", "delete"]])
            let contents = accessories.keys.reduce(into: [String: CGRect]()) {
                $0[$1] = list.cell($1)?.contentView.frame
            }
            #expect(contents["none"] == CGRect(x: 0, y: 0, width: 288, height: 52))
            #expect(contents["chevron"]?.maxX == 258)
            #expect(contents["checkmark"]?.maxX == 248)
            #expect(contents["both"]?.maxX == CGFloat(288 - 16 - 14 - 8 - 24))
            #expect(contents["custom"]?.minX == 40)
            #expect(contents["delete"]?.minX == 40)
            #expect(view.frame == CGRect(x: 23, y: 21, width: 10, height: 10))
        }

        @Test func textsBeginAtTheMargin() throws {
            let list = ListController(.insetGrouped)
            list.accessories = { $0 == "b" ? [.delete(displayed: .always)] : [] }
            list.show([["a", "b"]])
            #expect(textFrame("a", list)?.minX == 16)
            // The text is at 56 beside a leading accessory (O).
            #expect(textFrame("b", list)?.minX == 56)
        }

        @Test func editingShowsAccessories() throws {
            let list = ListController(.insetGrouped)
            list.accessories = { _ in [.delete(), .multiselect(), .disclosureIndicator(displayed: .whenNotEditing)] }
            let screen = list.show([["a"]])
            let cell = try #require(list.cell("a"))
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 258, height: 52))
            list.collection.isEditing = true
            screen.settle()
            #expect(cell.contentView.frame == CGRect(x: 80, y: 0, width: 208, height: 52))
            list.collection.isEditing = false
            screen.settle()
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 258, height: 52))
        }

        @Test func indentationMovesContentAndAccessories() throws {
            let list = ListController(.insetGrouped)
            list.accessories = { $0 == "b" ? [.delete(displayed: .always)] : [] }
            let screen = list.show([["a", "b"]])
            let (a, b) = (try #require(list.cell("a")), try #require(list.cell("b")))
            (a.indentationLevel, b.indentationLevel) = (2, 2)
            screen.settle()
            #expect(a.contentView.frame.minX == 20)
            #expect(b.contentView.frame.minX == 60)
            b.indentationWidth = 30
            screen.settle()
            #expect(b.contentView.frame.minX == 100)
        }

        @Test func positionsOfCustomViewsAreRelative() {
            let (one, other) = (UIView(), UIView())
            func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
                .customView(configuration: .init(customView: view, placement: placement))
            }
            let chevron = UICellAccessory.disclosureIndicator()
            let after = custom(one, .trailing(at: UICellAccessory.Placement.position(after: chevron)))
            let before = custom(other, .trailing(at: UICellAccessory.Placement.position(before: chevron)))
            let list = ListController(.plain)
            list.accessories = { _ in [after, chevron, before] }
            list.show([["a"]])
            #expect(one.frame.minX > other.frame.maxX)
            #expect(one.center.x == CGFloat(320 - 16 - 12))
        }

        // MARK: Separators

        @Test func separatorsAreBetweenTheRowsOfACard() throws {
            let list = ListController(.insetGrouped)
            list.show([["a", "b"], ["c"]])
            // O: [16, h - 1, 343, 1] in a card of 375, to 16 before the edge.
            #expect(lines("a", list) == [CGRect(x: 16, y: 51, width: 256, height: 1)])
            #expect(lines("b", list) == [])
            #expect(lines("c", list) == [])
        }

        @Test func plainRowsHaveSeparatorsUnlessAFooterFollows() {
            let list = ListController(.plain)
            list.show([["a", "b"], ["c"]])
            #expect(lines("b", list) == [CGRect(x: 16, y: 51, width: 288, height: 1)])
            let other = ListController(.plain) { $0.footerMode = .supplementary }
            other.footers = ["one", "two"]
            other.show([["a", "b"], ["c"]])
            #expect(lines("a", other).count == 1)
            #expect(lines("b", other) == [])
        }

        @Test func separatorsFollowTheClient() {
            let list = ListController(.insetGrouped) { configuration in
                configuration.separatorConfiguration.color = .red
                configuration.itemSeparatorHandler = { path, separators in
                    var separators = separators
                    if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
                    if path.item == 1 {
                        separators.topSeparatorVisibility = .visible
                        separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(
                            top: 0,
                            leading: 40,
                            bottom: 0,
                            trailing: 30
                        )
                    }
                    return separators
                }
            }
            list.show([["a", "b", "c"]])
            #expect(lines("a", list) == [])
            #expect(
                lines("b", list) == [
                    CGRect(x: 16, y: 0, width: 256, height: 1), CGRect(x: 40, y: 51, width: 218, height: 1),
                ]
            )
            let none = ListController(.insetGrouped) { $0.showsSeparators = false }
            none.show([["a", "b", "c"]])
            #expect(lines("a", none) == [])
        }

        @Test func theLastRowGivesUpItsPlaceInAnUpdate() throws {
            let list = ListController(.insetGrouped)
            let screen = list.show([["a", "b"]])
            #expect(lines("b", list) == [])
            list.apply([["a", "b", "c"]])
            screen.settle()
            #expect(lines("b", list).count == 1)
            #expect(lines("c", list) == [])
        }

        @Test func theSeparatorGuideOfTheClientDecidesWhereSeparatorsBegin() throws {
            let list = ListController(.insetGrouped)
            let screen = list.show([["a", "b"]])
            let cell = try #require(list.cell("a"))
            cell.separatorLayoutGuide.leadingAnchor.constraint(
                equalTo: cell.contentView.leadingAnchor,
                constant: 70
            ).isActive = true
            cell.setNeedsLayout()
            screen.settle()
            #expect(lines("a", list) == [CGRect(x: 70, y: 51, width: 202, height: 1)])
        }

        // MARK: Colors

        @Test(arguments: [
            UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
        ])
        func listsHaveTheBackgroundOfTheirAppearance(
            appearance: UICollectionLayoutListConfiguration.Appearance
        ) throws {
            let list = ListController(appearance)
            list.show([["a"]])
            let isGrouped = appearance == .grouped || appearance == .insetGrouped
            #expect(list.collection.backgroundColor == (isGrouped ? .systemGroupedBackground : .systemBackground))
            let background = try #require(list.cell("a")?.backgroundConfiguration)
            switch appearance {
            case .plain: #expect(background.backgroundColor == .systemBackground)
            case .grouped, .insetGrouped: #expect(background.backgroundColor == .secondarySystemGroupedBackground)
            case .sidebar, .sidebarPlain: #expect(background.backgroundColor == .clear)
            }
        }

        @Test func theClientsBackgroundStays() throws {
            let list = ListController(.insetGrouped) { $0.backgroundColor = .green }
            let screen = list.show([["a", "b"]])
            #expect(list.collection.backgroundColor == .green)
            list.collection.backgroundColor = .blue
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .red
            list.cell("a")?.backgroundConfiguration = background
            screen.settle()
            #expect(list.collection.backgroundColor == .blue)
            #expect(list.cell("a")?.backgroundConfiguration?.backgroundColor == .red)
        }

        @Test func aSelectedRowIsGray() throws {
            let list = ListController(.insetGrouped)
            let screen = list.show([["a", "b"]])
            let cell = try #require(list.cell("a"))
            screen.tap(cell)
            screen.settle()
            #expect(cell.isSelected)
            #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        }

        /// A header that is a list cell doesn't take the selection of the item with its index path.
        @Test func headersAreNoItems() throws {
            let list = ListController(.insetGrouped) { $0.headerMode = .supplementary }
            list.headers = ["Header"]
            let screen = list.show([["a"]])
            let kind = UICollectionView.elementKindSectionHeader
            let header = try #require(
                list.collection.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewListCell
            )
            screen.tap(try #require(list.cell("a")))
            screen.settle()
            #expect(!header.isSelected)
            #expect(list.collection.indexPath(for: header) == nil)
            #expect(list.collection.visibleCells.count == 1)
        }

        /// A controller has the background of its list, and its own one for a layout without.
        @Test func theBackgroundOfAControllerIsThatOfItsList() {
            let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let controller = UICollectionViewController(collectionViewLayout: list)
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            screen.show(controller)
            screen.settle()
            #expect(controller.collectionView.backgroundColor == .systemGroupedBackground)
            controller.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
            screen.settle()
            #expect(controller.collectionView.backgroundColor == .systemBackground)
            controller.collectionView.backgroundColor = .systemRed
            controller.collectionView.collectionViewLayout = list
            screen.settle()
            #expect(controller.collectionView.backgroundColor == .systemRed)
        }

        // MARK: Parts

        private func textFrame(_ item: String, _ list: ListController) -> CGRect? {
            guard let cell = list.cell(item) else { return nil }
            func label(_ view: UIView) -> UILabel? {
                (view as? UILabel).flatMap { $0.text == item ? $0 : nil } ?? view.subviews.lazy.compactMap(label).first
            }
            return label(cell.contentView).map { cell.convert($0.bounds, from: $0) }
        }

        /// The separators of a row, from top to bottom.
        private func lines(_ item: String, _ list: ListController) -> [CGRect] {
            let views = list.cell(item)?.subviews.filter { $0.frame.height == 1 } ?? []
            return views.map(\.frame).sorted { $0.minY < $1.minY }
        }
    }
}
