import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests sections that scroll across the content.
    @Suite @MainActor struct OrthogonalSectionTests {
        /// The scene of iamcgn/swiftui-web, an iPhone SE with iOS 26.
        @Test func onlyCellsInSightExist() {
            let controller = shop(.continuous)
            controller.show(CGSize(width: 320, height: 400))
            #expect(controller.frame(0, 0) == CGRect(x: 16, y: 16, width: 200, height: 100))
            #expect(controller.frame(1, 0) == CGRect(x: 228, y: 16, width: 200, height: 100))
            #expect(controller.frame(2, 0) == nil)
            #expect(controller.frame(0, 1) == CGRect(x: 0, y: 132, width: 320, height: 44))
            #expect(controller.frame(1, 1) == CGRect(x: 0, y: 184, width: 320, height: 44))
        }

        @Test func aFingerScrollsTheSectionAndNotTheContent() {
            let controller = shop(.continuous)
            let screen = controller.show(CGSize(width: 320, height: 400))
            screen.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 50, y: 60), duration: 0.5, resting: 0.5)
            screen.settle()
            #expect(controller.collection.contentOffset == .zero)
            let moved = controller.frame(1, 0)?.minX ?? 0
            #expect(moved < 60 && moved > -20)
            #expect(controller.frame(2, 0) != nil)
            #expect(controller.frame(0, 1) == CGRect(x: 0, y: 132, width: 320, height: 44))
            #expect(controller.collection.indexPathForItem(at: CGPoint(x: moved + 20, y: 60)) == [0, 1])
        }

        @Test func aFingerScrollsTheContentOverASection() {
            let controller = shop(.continuous, rows: 30)
            let screen = controller.show(CGSize(width: 320, height: 400))
            screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 20), duration: 0.5, resting: 0.5)
            screen.settle()
            #expect(controller.collection.contentOffset.y > 50)
            #expect(controller.frame(0, 0)?.minX == 16)
        }

        @Test func aCellIsSelectedByATap() {
            let controller = shop(.continuous)
            let screen = controller.show(CGSize(width: 320, height: 400))
            screen.tap(at: CGPoint(x: 300, y: 60))
            screen.settle()
            #expect(controller.collection.indexPathsForSelectedItems == [[0, 1]])
        }

        @Test func theOffsetStaysWhileTheSectionIsOutOfSight() {
            let controller = shop(.continuous, rows: 40)
            let screen = controller.show(CGSize(width: 320, height: 400))
            screen.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 100, y: 60), duration: 0.5, resting: 0.5)
            screen.settle()
            let place = controller.frame(1, 0)
            #expect(place != nil && place?.minX != 228)
            controller.collection.contentOffset.y = 1000
            screen.settle()
            #expect(controller.frame(1, 0) == nil)
            controller.collection.contentOffset.y = 0
            screen.settle()
            #expect(controller.frame(1, 0) == place)
        }

        /// The recorded resting offsets, from kern0x1b/charon: groups of 256 in a viewport of 310 with a spacing of 8.
        @Test(
            arguments: zip(
                [
                    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging,
                    .groupPagingCentered, .paging,
                ],
                [264, 264, 237, 310] as [CGFloat]
            )
        )
        func aSwipeEndsWhereTheBehaviorWants(
            behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
            rest: CGFloat
        ) throws {
            let section = Self.section(.fractionalWidth(0.8), .absolute(50))
            section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
            section.orthogonalScrollingBehavior = behavior
            let controller = LayoutController(UICollectionViewCompositionalLayout(section: section), counts: [8])
            let screen = controller.show()
            let start: CGFloat = behavior == .groupPagingCentered ? 31 : 4
            #expect(controller.frame(0)?.minX == start)
            screen.drag(from: CGPoint(x: 280, y: 30), to: CGPoint(x: 60, y: 30), duration: 0.2)
            screen.settle()
            let first = try #require(controller.frame(1))
            #expect(abs(first.minX - (4 + 264 - rest)) <= 0.5, "\(first)")
        }

        @Test func rightToLeftSectionsBeginOnTheRight() {
            let controller = shop(.continuous)
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            screen.setLayoutDirection(rightToLeft: true)
            screen.show(controller)
            screen.settle()
            #expect(controller.frame(0, 0) == CGRect(x: 104, y: 16, width: 200, height: 100))
            #expect(controller.frame(1, 0) == CGRect(x: -108, y: 16, width: 200, height: 100))
            screen.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 250, y: 60), duration: 0.5, resting: 0.5)
            screen.settle()
            #expect((controller.frame(1, 0)?.minX ?? 0) > 50)
        }

        /// The handler's case of the recordings: what it sets, and the frames that cells get.
        @Test(arguments: [0, 100, 250] as [CGFloat])
        func theHandlerChangesTheLookOfTheCells(offset: CGFloat) throws {
            let section = Self.section(.fractionalWidth(0.5), .fractionalHeight(0.5), spacing: 0)
            section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
            section.orthogonalScrollingBehavior = .continuous
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                for item in items {
                    let number = CGFloat(item.indexPath.item)
                    let distance = abs(number * 155 + 4 - offset.x) / 300
                    item.alpha = max(0.2, 1 - distance)
                    item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
                    item.zIndex = 10 - item.indexPath.item
                    if item.indexPath.item == 1 { item.center = CGPoint(x: 150 + offset.x, y: 60) }
                }
            }
            let controller = LayoutController(UICollectionViewCompositionalLayout(section: section), counts: [6])
            let screen = controller.show()
            let scroller = try #require(
                controller.collection.subviews.compactMap { $0 as? UIScrollView }.first
            )
            scroller.contentOffset.x = offset
            screen.settle()
            let recorded: [CGFloat: [(Int, [CGFloat])]] = [
                0: [(0, [4.53333, 3.78667, 158.933, 234.427]), (1, [91.2, -26.73, 117.6, 173.46])],
                100: [
                    (0, [-83.2, 21.88, 134.4, 198.24]), (1, [77.8667, -46.3967, 144.267, 212.793]),
                    (2, [252.533, 45.0867, 102.933, 151.827]),
                ],
                250: [(1, [82.1333, -40.1033, 135.733, 200.207]), (2, [82.5333, 15.5867, 142.933, 210.827])],
            ]
            for (item, numbers) in recorded[offset] ?? [] {
                let cell = try #require(controller.collection.cellForItem(at: [0, item]), "item \(item)")
                let frame = controller.collection.convert(cell.frame, from: cell.superview)
                for (one, other) in zip([frame.minX, frame.minY, frame.width, frame.height], numbers) {
                    #expect(abs(one - other) < 0.01, "item \(item): \(frame)")
                }
            }
        }

        // MARK: Layouts

        static func section(
            _ width: NSCollectionLayoutDimension,
            _ height: NSCollectionLayoutDimension,
            spacing: CGFloat = 8
        ) -> NSCollectionLayoutSection {
            let whole = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
                subitems: [NSCollectionLayoutItem(layoutSize: whole)]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            return section
        }

        private func shop(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
            rows: Int = 2
        ) -> LayoutController {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                if index == 0 {
                    let section = Self.section(.absolute(200), .absolute(100), spacing: 12)
                    section.orthogonalScrollingBehavior = behavior
                    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
                    return section
                }
                return Self.section(.fractionalWidth(1), .absolute(44))
            }
            return LayoutController(layout, counts: [4, rows])
        }
    }
}
