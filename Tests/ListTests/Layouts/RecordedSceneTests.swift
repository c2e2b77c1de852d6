import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests scenes of iamcgn/swiftui-web (Fixtures/Goldens/uikit/collection) on an iPhone SE with iOS 26, with plain
    /// cells.
    @Suite @MainActor struct RecordedSceneTests {
        @Test func rowsAndAGrid() {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                if index == 0 {
                    let section = rows()
                    section.boundarySupplementaryItems = [header()]
                    return section
                }
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .absolute(60)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(60)),
                    subitems: [item]
                )
                group.interItemSpacing = .fixed(8)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 8
                section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
                return section
            }
            let controller = LayoutController(layout, counts: [2, 5])
            controller.show(CGSize(width: 320, height: 400))
            #expect(controller.partFrame(Self.kind, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
            #expect(controller.frame(0, 0) == CGRect(x: 0, y: 30, width: 320, height: 44))
            #expect(controller.frame(1, 0) == CGRect(x: 0, y: 82, width: 320, height: 44))
            #expect(controller.frame(0, 1) == CGRect(x: 16, y: 142, width: 90.5, height: 60))
            #expect(controller.frame(2, 1) == CGRect(x: 213, y: 142, width: 90.5, height: 60))
            #expect(controller.frame(3, 1) == CGRect(x: 16, y: 210, width: 90.5, height: 60))
        }

        @Test func backgrounds() {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                let section = rows()
                section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
                let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
                if index == 1 { (background.contentInsets.leading, background.contentInsets.trailing) = (8, 8) }
                section.decorationItems = [background]
                return section
            }
            layout.register(Background.self, forDecorationViewOfKind: "background")
            let controller = LayoutController(layout, counts: [2, 3])
            controller.show(CGSize(width: 320, height: 400))
            let views = controller.collection.subviews.compactMap { $0 as? Background }.map(\.frame)
            #expect(
                views.sorted { $0.minY < $1.minY } == [
                    CGRect(x: 0, y: 0, width: 320, height: 128), CGRect(x: 8, y: 128, width: 304, height: 180),
                ]
            )
            #expect(controller.frame(0, 0) == CGRect(x: 16, y: 16, width: 288, height: 44))
            #expect(controller.frame(1, 0) == CGRect(x: 16, y: 68, width: 288, height: 44))
            #expect(controller.frame(0, 1) == CGRect(x: 16, y: 144, width: 288, height: 44))
            #expect(controller.frame(2, 1) == CGRect(x: 16, y: 248, width: 288, height: 44))
        }

        @Test func pinnedHeaders() {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let section = rows()
                let pinned = header()
                pinned.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [pinned]
                return section
            }
            let controller = LayoutController(layout, counts: [6, 6])
            controller.show(CGSize(width: 320, height: 300))
            expect(controller, offset: 0, headers: [0, nil], items: [[0, 5]: 290])
            expect(controller, offset: 100, headers: [0, 234], items: [[0, 5]: 190, [1, 0]: 264])
            expect(controller, offset: 320, headers: [-16, 14], items: [[0, 5]: -30, [1, 0]: 44])
        }

        private func expect(
            _ controller: LayoutController,
            offset: CGFloat,
            headers: [CGFloat?],
            items: [IndexPath: CGFloat]
        ) {
            controller.collection.contentOffset.y = offset
            controller.collection.layoutIfNeeded()
            for (section, y) in headers.enumerated() {
                let frame = y.map { CGRect(x: 0, y: $0 + offset, width: 320, height: 30) }
                #expect(controller.partFrame(Self.kind, section) == frame, "offset \(offset)")
            }
            for (path, y) in items {
                let frame = CGRect(x: 0, y: y + offset, width: 320, height: 44)
                #expect(controller.frame(path.item, path.section) == frame, "offset \(offset)")
            }
        }

        private final class Background: UICollectionReusableView {}

        private static let kind = UICollectionView.elementKindSectionHeader
    }
}

@MainActor
private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize
{
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Rows of 44 points.
@MainActor
private func rows() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: row)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
    section.interGroupSpacing = 8
    return section
}

/// A header of 30 points.
@MainActor
private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
    )
}
