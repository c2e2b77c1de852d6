import CoreGraphics
import Failures
import Foundation

/// A view that shows items as its layout places them, of which only those on the screen have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The object that provides the items. It is not retained.
    open weak var dataSource: (any UICollectionViewDataSource)?

    /// The object that handles selection, and that flow layouts ask for sizes. It is not retained.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// The object that places the items.
    open var collectionViewLayout: UICollectionViewLayout

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// The number of sections that the data source last returned.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    /// Returns the number of items in a section that the data source last returned.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
}
