import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests programs in the shapes in which apps write collection views today.
    @Suite @MainActor struct ProgramShapeTests {
        private typealias Shapes = ProgramShapes

        @Test func aBigItemBesideTwoSmallOnes() {
            let controller = LayoutController(Shapes.nested(), counts: [6])
            controller.show(CGSize(width: 400, height: 480))
            #expect(controller.frame(0) == CGRect(x: 5, y: 5, width: 270, height: 190))
            #expect(controller.frame(2) == CGRect(x: 285, y: 105, width: 110, height: 90))
            #expect(controller.frame(3) == CGRect(x: 5, y: 205, width: 270, height: 190))
            #expect(controller.partFrame("badge", 0) == CGRect(x: 261, y: -1, width: 20, height: 20))
        }

        @Test(arguments: [390, 900] as [CGFloat]) func shelvesOfAShop(width: CGFloat) throws {
            let controller = LayoutController(Shapes.shop(), counts: [4, 9])
            let screen = controller.show(CGSize(width: width, height: 700))
            let page = (width * (width > 500 ? 0.425 : 0.85) * 2).rounded(.down) / 2
            let first = try #require(controller.frame(0))
            #expect(abs(first.width - page) <= 0.5 && first.height == 210 && first.minY == 44, "\(first)")
            let second = try #require(controller.frame(1, 1))
            #expect(abs(second.height - 66) <= 0.5 && second.minX == 16)
            screen.drag(from: CGPoint(x: width - 60, y: 400), to: CGPoint(x: width - 260, y: 400), duration: 0.2)
            screen.settle()
            let moved = try #require(controller.frame(3, 1)).minX
            // The second page rests at the edge, or the last one at the other edge.
            let end = 3 * page + 20 - (width - 32)
            #expect(abs(moved - (16 + page + 10 - min(page + 10, end))) <= 0.5)
        }

        @Test func aWaterfall() {
            let heights: [CGFloat] = [120, 80, 60, 140, 90]
            let controller = LayoutController(Shapes.waterfall(heights), counts: [5])
            controller.show()
            #expect(controller.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 120))
            #expect(controller.frame(2) == CGRect(x: 160, y: 80, width: 160, height: 60))
            #expect(controller.frame(3)?.minY == 120)
        }

        @Test func groupsOnAGround() {
            let controller = LayoutController(Shapes.decorated(), counts: [3, 20])
            controller.wanted = { path, size in CGSize(width: size.width, height: path.section == 0 ? 40 : 60) }
            let screen = controller.show()
            #expect(controller.frame(0)?.minX == 24 && controller.frame(0)?.width == 272)
            #expect(controller.frame(1)?.minY == (controller.frame(0)?.maxY ?? 0) + 8)
            let ground = controller.collection.subviews.first { $0.frame.minX == 12 }
            #expect(ground?.frame.width == 296)
            controller.collection.contentOffset.y = 600
            screen.settle()
            #expect(controller.partFrame(UICollectionView.elementKindSectionHeader, 1)?.minY == 600)
        }

        @Test func cardsThatShrink() throws {
            let controller = LayoutController(Shapes.carousel(), counts: [5])
            controller.show()
            let first = try #require(controller.collection.cellForItem(at: [0, 0]))
            #expect(abs(first.transform.a - 0.875) < 0.001 && abs(first.alpha - 0.875) < 0.001)
        }

        // MARK: Lists

        /// Settings: groups with headers and footers, switches, and rows that show values.
        @Test func settings() throws {
            let list = ListController(.insetGrouped) {
                ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
            }
            (list.headers, list.footers) = (["General", "Alerts"], ["About this device", ""])
            list.accessories = { item in
                switch item {
                case "Sounds": [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
                case "Name": [.label(text: "Phone"), .disclosureIndicator()]
                default: [.disclosureIndicator()]
                }
            }
            list.show([["Name", "Software"], ["Sounds"]], size: CGSize(width: 390, height: 700))
            #expect(list.frame("Name") == CGRect(x: 16, y: 40.5, width: 358, height: 52))
            #expect(list.footer(0)?.minY == 144.5)
        }

        /// An outline of categories whose leaves are found by a header item, as samples of emoji do.
        @Test func anOutlineBelowAShelf() throws {
            let layout = UICollectionViewCompositionalLayout { index, environment in
                if index == 1 {
                    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
                    configuration.headerMode = .firstItemInSection
                    return .list(using: configuration, layoutEnvironment: environment)
                }
                let item = NSCollectionLayoutItem(layoutSize: Shapes.size(.fractionalWidth(1), .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: Shapes.size(.fractionalWidth(0.28), .fractionalWidth(0.2)),
                    subitems: [item]
                )
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 10
                section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                return section
            }
            let list = ListController(layout)
            list.accessories = { ["Smileys", "Nature"].contains($0) ? [.outlineDisclosure()] : [] }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(["r1", "r2", "r3", "r4", "r5"], toSection: 0)
            list.source.apply(snapshot, animatingDifferences: false)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["Smileys", "Nature"])
            outline.append(["grin", "wink"], to: "Smileys")
            list.source.apply(outline, to: 1, animatingDifferences: false)
            let screen = list.show(size: CGSize(width: 390, height: 700))
            let shelf = list.frame("r1")
            screen.tap(at: CGPoint(x: 340, y: try #require(list.frame("Smileys")).midY))
            screen.settle()
            #expect(list.frame("wink") != nil && list.frame("r1") == shelf)
        }

        /// Mail: rows that are swiped to both sides, selected while editing, and moved.
        @Test func mail() throws {
            var log: [String] = []
            let list = ListController(.plain) { configuration in
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                            log.append("delete \(path.item)")
                            done(true)
                        }
                    ])
                }
                configuration.itemSeparatorHandler = { path, separators in
                    var separators = separators
                    if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
                    return separators
                }
            }
            list.accessories = { _ in [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()] }
            list.source.reorderingHandlers.canReorderItem = { _ in true }
            let screen = list.show([["a", "b", "c"]], size: CGSize(width: 390, height: 600))
            screen.drag(from: CGPoint(x: 350, y: 26), to: CGPoint(x: 10, y: 26), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(log == ["delete 0"])
            list.collection.allowsMultipleSelectionDuringEditing = true
            list.collection.allowsSelectionDuringEditing = true
            list.collection.isEditing = true
            screen.settle()
            screen.tap(at: CGPoint(x: 150, y: 26))
            screen.tap(at: CGPoint(x: 150, y: 130))
            #expect(list.collection.indexPathsForSelectedItems == [[0, 0], [0, 2]])
            screen.drag(from: CGPoint(x: 360, y: 130), to: CGPoint(x: 360, y: 30), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["c", "a", "b"])
            #expect(list.collection.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        }

        /// An outliner: rows that are dragged within their tree, with handlers that save what is open.
        @Test func anOutliner() throws {
            var open: Set<String> = []
            let list = ListController(.sidebarPlain)
            list.accessories = { _ in
                [.outlineDisclosure(options: .init(style: .cell, reservedLayoutWidth: .custom(20)))]
            }
            list.source.sectionSnapshotHandlers.willExpandItem = { open.insert($0) }
            list.source.sectionSnapshotHandlers.willCollapseItem = { open.remove($0) }
            list.source.reorderingHandlers.canReorderItem = { _ in true }
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["one", "two"])
            outline.append(["inside"], to: "one")
            list.source.apply(outline, to: 0, animatingDifferences: false)
            let screen = list.show(size: CGSize(width: 320, height: 600))
            screen.tap(at: CGPoint(x: 290, y: try #require(list.frame("one")).midY))
            screen.settle()
            #expect(open == ["one"] && list.frame("inside") != nil)
            let (start, target) = (try #require(list.frame("two")), try #require(list.frame("inside")))
            #expect(list.collection.beginInteractiveMovementForItem(at: [0, 2]))
            list.collection.updateInteractiveMovementTargetPosition(CGPoint(x: start.midX, y: target.midY))
            list.collection.endInteractiveMovement()
            screen.settle()
            #expect(list.source.snapshot(for: 0).parent(of: "two") == "one")
        }

        /// Tabs: a grid that changes to a list and back, and items that a finger moves.
        @Test func aGridThatBecomesAList() {
            let items = MovedItems(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            let screen = items.show()
            items.collection.setCollectionViewLayout(MovedItems.rows(), animated: true)
            screen.settle()
            #expect(items.frame("3") == CGRect(x: 0, y: 150, width: 320, height: 50))
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 3])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20))
            items.collection.endInteractiveMovement()
            screen.settle()
            items.collection.setCollectionViewLayout(MovedItems.grid(), animated: true)
            screen.settle()
            #expect(items.shown == ["3", "0", "1", "2", "4", "5", "6", "7"])
        }
    }
}
