import UIKit

/// A cell with the height of its item, by its constraints if it sizes itself.
final class FuzzedCollectionCell: UICollectionViewCell {
    /// The content with which the cell was last configured.
    struct Content: Equatable {
        let row: TableData.Row
        /// The number of times that the item was changed in place.
        let version: Int
    }

    var content: Content? {
        didSet { height?.constant = CGFloat(content?.row.height ?? 0) }
    }
    private var height: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 0)
        self.height = height
        let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, box.widthAnchor.constraint(equalToConstant: 90), bottom,
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A header or a footer.
final class FuzzedSupplementaryView: UICollectionReusableView {
    /// The content with which the view was last configured.
    struct Content: Equatable {
        let section: Int
        let kind: String
        let version: Int
    }

    var content: Content?
}
