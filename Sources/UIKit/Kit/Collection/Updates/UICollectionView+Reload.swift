import CoreGraphics
import Failures
import Foundation

/// The numbers of sections and items, and reloads.
extension UICollectionView {
    /// Forgets the data. The data source is asked for it before the next frame, or before the next query about items.
    func setNeedsReload() {
        reload()
    }

    func reload() {
        requireMainThread("UICollectionView.reloadData()")
        guard beginReload() else { return }
        rearrangement?.endForReload()
        indexTitlesDidChange()
        counts = nil
        resizing = CellResizing()
        updates.beginWork()
        for (element, view) in shown.views { endDisplaying(view, element) }
        shown.removeAll()
        // Views on their way off the screen show the old data, and must not return with it.
        for leaver in shown.endLeaving() { discard(leaver) }
        selection.deselectAll()
        selection.unhighlight()
        updates.endWork()
        invalidateData()
        setNeedsLayout()
        commitPendingWork()
    }

    /// Invalidates the layout because there are other items.
    func invalidateData() {
        let context = collectionViewLayout.makeInvalidationContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        collectionViewLayout.invalidateLayout(with: context)
        // An override need not call the implementation of the class.
        preparation.invalidate()
    }

    /// Asks the data source for the numbers of sections and items, unless they are known.
    func loadCounts() {
        guard counts == nil else { return }
        // The data source may ask for the numbers itself.
        counts = []
        counts = currentCounts()
    }

    /// Returns the number of items in each section, as the data source reports them at this moment.
    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<checked(numberOfSections: dataSource.numberOfSections(in: self))).map { section in
            checked(numberOfItems: dataSource.collectionView(self, numberOfItemsInSection: section), in: section)
        }
    }
}
