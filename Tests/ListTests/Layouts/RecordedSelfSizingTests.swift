import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests layouts with estimated sizes against what was recorded of Apple's UIKit: kern0x1b/charon,
    /// compositional-sized-expectations.h at 19efc4eb, a collection of 320 x 480. The cells hold labels there, and have
    /// the heights here.
    @Suite @MainActor struct RecordedSelfSizingTests {
        @Test func rowsHaveTheHeightsOfTheirCells() {
            let controller = shown(list(), 5)
            expect(controller, content: 224, [(0, 31), (34, 50), (87, 31), (121, 69), (193, 31)])
        }

        @Test func cellsThatCannotSizeThemselvesKeepTheEstimate() {
            let controller = LayoutController(layout(list()), counts: [5])
            controller.show()
            expect(controller, content: 232, [(0, 44), (47, 44), (94, 44), (141, 44), (188, 44)])
        }

        @Test func itemsOfARowKeepTheirOwnHeights() {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitem: item,
                count: 2
            )
            group.interItemSpacing = .fixed(5)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 3
            let controller = shown(section, 5)
            #expect(controller.collection.contentSize == CGSize(width: 320, height: 251))
            #expect(controller.frame(0) == CGRect(x: 0, y: 0, width: 157.5, height: 31))
            #expect(controller.frame(1) == CGRect(x: 162.5, y: 0, width: 157.5, height: 88))
            #expect(controller.frame(2) == CGRect(x: 0, y: 91, width: 157.5, height: 31))
            #expect(controller.frame(3) == CGRect(x: 162.5, y: 91, width: 157.5, height: 126))
            #expect(controller.frame(4) == CGRect(x: 0, y: 220, width: 157.5, height: 31))
        }

        @Test func insetsDontCountOnAnEstimatedAxis() {
            let section = list(spacing: 0, insets: NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
            section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
            let controller = shown(section, 5)
            #expect(controller.collection.contentSize.height == 254)
            #expect(controller.frame(3) == CGRect(x: 16, y: 133, width: 288, height: 88))
        }

        @Test func aGroupOfFixedHeightKeepsIt() {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)),
                subitems: [item]
            )
            let controller = shown(NSCollectionLayoutSection(group: group), 5)
            expect(controller, content: 300, [(0, 31), (60, 50), (120, 31), (180, 69), (240, 31)])
        }

        @Test func aCountedGroupDividesTheEstimate() {
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(88)),
                subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44))),
                count: 2
            )
            group.interItemSpacing = .fixed(5)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 3
            let controller = shown(section, 5)
            expect(controller, content: 223.5, [(0, 41.5), (46.5, 41.5), (91, 41.5), (137.5, 41.5), (182, 41.5)])
        }

        @Test func anEstimatedGroupHoldsEachSubitemOnce() {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(88)),
                subitems: [item, item]
            )
            group.interItemSpacing = .fixed(5)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 3
            let controller = shown(section, 6)
            expect(controller, content: 264, [(0, 31), (36, 50), (89, 31), (125, 69), (197, 31), (233, 31)])
        }

        @Test func headersAndFootersAreMeasured() {
            let section = list()
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(30)),
                    elementKind: "header",
                    alignment: .top
                ),
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(30)),
                    elementKind: "footer",
                    alignment: .bottom
                ),
            ]
            let controller = LayoutController(layout(section), counts: [5])
            controller.wanted = { path, size in CGSize(width: size.width, height: Self.height(path.item, size.width)) }
            controller.wantedByPart = { CGSize(width: $1.width, height: $0 == "header" ? 28 : 68) }
            controller.show()
            #expect(controller.partFrame("header", 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
            #expect(controller.partFrame("footer", 0) == CGRect(x: 0, y: 252, width: 320, height: 68))
            expect(controller, content: 320, [(28, 31), (62, 50), (115, 31), (149, 69), (221, 31)])
        }

        /// Only what has been in sight is measured.
        @Test func onlyItemsInSightAreMeasured() {
            let controller = shown(list(), 60)
            let collection = controller.collection
            #expect(collection.contentSize.height == 2788)
            #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == Array(0...10))
            collection.contentOffset.y = 500
            collection.layoutIfNeeded()
            #expect(collection.contentSize.height == 2778)
            #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == Array(11...21))
            #expect(controller.frame(11) == CGRect(x: 0, y: 488, width: 320, height: 50))
        }

        @Test func aCellWithConstraintsInItsContentIsMeasuredInTheWidthOfTheSection() throws {
            let section = list()
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
            let controller = ConstrainedController(layout(section))
            controller.show()
            let frames = controller.collection.visibleCells.map(\.frame)
            #expect(frames == [CGRect(x: 10, y: 0, width: 300, height: 45)])
        }

        // MARK: Layouts

        private func list(spacing: CGFloat = 3, insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutSection {
            let row = size(.fractionalWidth(1), .estimated(44))
            let item = NSCollectionLayoutItem(layoutSize: row)
            item.contentInsets = insets
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [item]))
            section.interGroupSpacing = spacing
            return section
        }

        private func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
            UICollectionViewCompositionalLayout(section: section)
        }

        private func size(
            _ width: NSCollectionLayoutDimension,
            _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }

        private func shown(_ section: NSCollectionLayoutSection, _ count: Int) -> LayoutController {
            let controller = LayoutController(layout(section), counts: [count])
            controller.wanted = { path, size in CGSize(width: size.width, height: Self.height(path.item, size.width)) }
            controller.show()
            return controller
        }

        /// The height of a label of the recording.
        private static func height(_ item: Int, _ width: CGFloat) -> CGFloat {
            let heights: [CGFloat] =
                width > 300 ? [31, 50, 31, 69, 31] : width > 200 ? [31, 69, 31, 88, 31] : [31, 88, 31, 126, 31]
            return heights[item % 5]
        }

        private func expect(
            _ controller: LayoutController,
            content: CGFloat,
            _ rows: [(y: CGFloat, height: CGFloat)],
            at location: SourceLocation = #_sourceLocation
        ) {
            #expect(controller.collection.contentSize.height == content, sourceLocation: location)
            for (item, row) in rows.enumerated() {
                let frame = CGRect(x: 0, y: row.y, width: 320, height: row.height)
                #expect(controller.frame(item) == frame, "item \(item)", sourceLocation: location)
            }
        }
    }
}

/// A collection view with one cell, whose content has a view of 120 x 37 in insets.
@MainActor
private final class ConstrainedController: UIViewController, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 37),
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    let collection: UICollectionView

    init(_ layout: UICollectionViewLayout) {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    func show() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        screen.show(self)
        screen.settle()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
