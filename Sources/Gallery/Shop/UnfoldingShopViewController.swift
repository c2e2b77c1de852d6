import UIKit
import Unfold

/// The same shop as `ShopViewController`. A text that fits has no arrow.
final class UnfoldingShopViewController: ShopController<UnfoldingBulbRow> {
    private(set) lazy var expander = RowExpander<Bulb.ID>(collectionView) { indexPath in
        indexPath.section == 0 ? nil : Bulb.others[indexPath.item].id
    }

    override func configure(_ cell: UnfoldingBulbRow, _ bulb: Bulb, at indexPath: IndexPath) {
        super.configure(cell, bulb, at: indexPath)
        expander.configure(cell, at: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}

/// A row with a bulb whose text unfolds.
final class UnfoldingBulbRow: BulbRow, UnfoldingCell {
    func apply(_ level: RowLevel, reason: ExpansionReason) {
        textLabel.numberOfLines = level == .collapsed ? 1 : 0
    }

    var truncatable: [UILabel] { [textLabel] }
}
