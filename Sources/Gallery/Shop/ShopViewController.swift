import UIKit

/// A shop in which a tap shows the whole text of a row. The row is configured again.
final class ShopViewController: ShopController<BulbRow> {
    private var opened: Set<Bulb.ID> = []

    override func configure(_ cell: BulbRow, _ bulb: Bulb, at indexPath: IndexPath) {
        super.configure(cell, bulb, at: indexPath)
        cell.textLabel.numberOfLines = opened.contains(bulb.id) ? 0 : 1
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        opened.formSymmetricDifference([Bulb.others[indexPath.item].id])
        collectionView.reconfigureItems(at: [indexPath])
    }
}
