import CSwiftRuntime
import Foundation

/// A data source of UIKit's own, which says whether it moves items.
@preconcurrency @MainActor
protocol ItemMovingSource {
    /// Whether `collectionView(_:moveItemAt:to:)` does something.
    var movesItems: Bool { get }
}

extension UICollectionViewController: ItemMovingSource {
    /// Whether a subclass overrides the method.
    var movesItems: Bool {
        unfold_collection_controller_moves_items(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(UICollectionViewController.self as AnyClass, to: UnsafeRawPointer.self)
        )
    }
}

extension UICollectionView {
    /// Whether the data source implements `collectionView(_:moveItemAt:to:)`.
    var dataSourceMovesItems: Bool {
        guard let dataSource else { return false }
        if let own = dataSource as? any ItemMovingSource { return own.movesItems }
        return ItemMovingWitness.isReliable && ItemMovingWitness.isImplemented(by: dataSource)
    }
}

/// The answer to the question whether a data source implements the method that moves items, from the machine code of
/// its witness, as ``WitnessReading`` explains. If it can't tell two types apart of which it is known, the user can
/// move the items of controllers and of diffable data sources only.
@MainActor
enum ItemMovingWitness {
    /// Whether the answers are right for types of which they are known.
    static let isReliable = isImplemented(by: MovingItems()) && !isImplemented(by: RestingItems())

    static func isImplemented(by dataSource: any UICollectionViewDataSource) -> Bool {
        // A class existential is a reference, followed by its witness tables.
        struct Conformer { let dataSource: any UICollectionViewDataSource }
        let parts = unsafeBitCast(
            Conformer(dataSource: dataSource),
            to: (object: UnsafeRawPointer, witnesses: UnsafeRawPointer).self
        )
        return unfold_collection_data_source_moves_items(parts.witnesses)
    }
}

/// A data source that implements the method. It does something, so that it isn't merged with the default.
private final class MovingItems: NoItems, UICollectionViewDataSource {
    private(set) var calls = 0

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { calls += 1 }
}

/// A data source that doesn't.
private final class RestingItems: NoItems, UICollectionViewDataSource {}

@MainActor
private class NoItems: NSObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        UICollectionViewCell()
    }
}
