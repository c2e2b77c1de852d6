import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests the scenes of flow layouts of the same recordings as `RecordedSceneTests`.
    @Suite @MainActor struct RecordedFlowSceneTests {
        /// A delegate that returns sizes.
        private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            let sizes: [CGSize]

            init(_ sizes: [CGSize]) { self.sizes = sizes }

            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                sizes[indexPath.item % sizes.count]
            }
        }

        private func show(
            _ layout: UICollectionViewFlowLayout,
            _ counts: [Int],
            size: CGSize = CGSize(width: 320, height: 400),
            _ prepare: (LayoutController) -> Void = { _ in }
        ) -> LayoutController {
            let controller = LayoutController(layout, counts: counts)
            prepare(controller)
            controller.show(size)
            return controller
        }

        private func expect(_ controller: LayoutController, _ frames: [IndexPath: [CGFloat]]) {
            for (path, frame) in frames {
                let rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
                #expect(controller.frame(path.item, path.section) == rect, "\(path)")
            }
        }

        @Test func aGrid() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 60)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (8, 8)
            layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
            let sizes = Sizes([CGSize(width: 90, height: 60)])
            let controller = show(layout, [7, 2]) { $0.collection.delegate = sizes }
            expect(
                controller,
                [
                    [0, 0]: [16, 16, 90, 60], [0, 2]: [214, 16, 90, 60], [0, 3]: [16, 84, 90, 60],
                    [0, 6]: [16, 152, 90, 60], [1, 0]: [16, 244, 90, 60], [1, 1]: [115, 244, 90, 60],
                ]
            )
            withExtendedLifetime(sizes) {}
        }

        @Test func aRow() {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 120, height: 80)
            layout.minimumLineSpacing = 12
            layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
            let controller = show(layout, [4], size: CGSize(width: 320, height: 120))
            expect(controller, [[0, 0]: [20, 20, 120, 80], [0, 1]: [152, 20, 120, 80]])
            #expect(controller.collection.cellForItem(at: [0, 3]) == nil)
        }

        @Test func sizesOfTheDelegate() {
            let layout = UICollectionViewFlowLayout()
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
            layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            let sizes = Sizes([60, 100, 140, 60, 60].map { CGSize(width: $0, height: 40) })
            let controller = show(layout, [5]) { $0.collection.delegate = sizes }
            expect(
                controller,
                [
                    [0, 0]: [10, 10, 60, 40], [0, 1]: [210, 10, 100, 40], [0, 2]: [10, 60, 140, 40],
                    [0, 3]: [160, 60, 60, 40], [0, 4]: [230, 60, 60, 40],
                ]
            )
            withExtendedLifetime(sizes) {}
        }

        @Test func headersAndFooters() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 60)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (9, 12)
            layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
            layout.headerReferenceSize = CGSize(width: 0, height: 44)
            layout.footerReferenceSize = CGSize(width: 0, height: 30)
            let controller = show(layout, [3, 2])
            expect(controller, [[0, 0]: [16, 56, 90, 60], [1, 0]: [16, 214, 90, 60]])
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            let parts = (0..<2).flatMap { section in kinds.map { controller.partFrame($0, section) } }
            #expect(
                parts
                    == [(0, 44), (128, 30), (158, 44), (286, 30)].map { y, height in
                        CGRect(x: 0, y: y, width: 320, height: height)
                    }
            )
        }

        /// The widths of the labels are those of the recording, whose font isn't here.
        @Test func cellsThatSizeThemselves() {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (8, 8)
            layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
            let widths: [CGFloat] = [35, 49.5, 33, 82, 98.5, 31]
            let controller = show(layout, [6], size: CGSize(width: 320, height: 200)) {
                $0.wanted = { path, _ in CGSize(width: widths[path.item] + 24, height: 34) }
            }
            expect(
                controller,
                [
                    [0, 0]: [16, 16, 59, 34], [0, 1]: [124.5, 16, 73.5, 34], [0, 2]: [247, 16, 57, 34],
                    [0, 3]: [16, 58, 106, 34], [0, 4]: [181.5, 58, 122.5, 34], [0, 5]: [16, 100, 55, 34],
                ]
            )
        }
    }
}
