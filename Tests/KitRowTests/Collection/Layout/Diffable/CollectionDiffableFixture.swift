import Foundation
import UIKit
import UIKitTesting

/// A collection view of lines with a diffable data source of numbers in numbered sections.
@MainActor
final class CollectionDiffableFixture: UIViewController {
    typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    let collection: UICollectionView
    /// The items that the cell provider was called for.
    var asked: [Int] = []
    private(set) lazy var source = Source(collectionView: collection) { [unowned self] view, path, item in
        asked.append(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
    }

    init(headers: Bool = false) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        if headers { layout.headerReferenceSize = CGSize(width: 0, height: 30) }
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        _ = source
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    func show() -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(self)
        screen.settle()
        asked = []
        return screen
    }

    /// The items of the cells on the screen, by index path.
    var shownItems: [IndexPath: Int] {
        let cells = collection.visibleCells.compactMap { cell in collection.indexPath(for: cell).map { ($0, cell.tag) }
        }
        return Dictionary(uniqueKeysWithValues: cells)
    }

    /// The cells on the screen, by item.
    var cells: [Int: UICollectionViewCell] {
        Dictionary(uniqueKeysWithValues: collection.visibleCells.map { ($0.tag, $0) })
    }
}
