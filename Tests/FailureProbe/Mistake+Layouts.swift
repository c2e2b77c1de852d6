import Foundation
import UIKit

extension Mistake {
    private typealias Numbers = UICollectionViewDiffableDataSource<Int, Int>

    /// A client's delegate of a flow layout.
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: -1, height: 10)
        }
    }

    private static func flow() -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collection
    }

    private static func items(of collection: UICollectionView) -> Numbers {
        Numbers(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    static let layouts = [
        Mistake("a class of decoration views that is no view") {
            UICollectionViewLayout().register(NSObject.self, forDecorationViewOfKind: "back")
        },
        Mistake("a negative size of an item") {
            let (collection, sizes) = (flow(), Sizes())
            withExtendedLifetime((items(of: collection), sizes)) { source, sizes in
                collection.delegate = sizes
                source.apply(snapshot())
                collection.layoutIfNeeded()
            }
        },
        Mistake("a cell for an item that the data source does not have") {
            let collection = flow()
            _ = items(of: collection).collectionView(collection, cellForItemAt: [0, 0])
        },
        Mistake("the number of items in a section that the data source does not have") {
            let collection = flow()
            _ = items(of: collection).collectionView(collection, numberOfItemsInSection: 0)
        },
        Mistake("no cell for an item of a collection view") {
            let collection = flow()
            let source = Numbers(collectionView: collection) { _, _, _ in nil }
            source.apply(snapshot())
            _ = source.collectionView(collection, cellForItemAt: [0, 1])
        },
        Mistake("a header without a provider of supplementary views") {
            let collection = flow()
            let kind = UICollectionView.elementKindSectionHeader
            _ = items(of: collection).collectionView(collection, viewForSupplementaryElementOfKind: kind, at: [0, 0])
        },
    ]
}
