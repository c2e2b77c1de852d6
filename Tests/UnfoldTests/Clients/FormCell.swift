import UIKit
import Unfold

/// A cell with a stack of a title and views that are hidden while the row is folded: a photo of any height, a field,
/// a text view that grows, and a button.
final class FormCell: UITableViewCell, UnfoldingCell {
    let title = UILabel()
    let photo = UIView()
    let field = UITextField()
    let notes = UITextView()
    let button = UIButton(type: .system)
    private(set) lazy var photoHeight = photo.heightAnchor.constraint(equalToConstant: 0)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.clipsToBounds = true
        field.borderStyle = .roundedRect
        notes.isScrollEnabled = false
        button.setTitle("Buy", for: .normal)
        let stack = UIStackView(arrangedSubviews: [title, photo, field, notes, button])
        (stack.axis, stack.spacing) = (.vertical, 6)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        bottom.priority = UILayoutPriority(999)
        photoHeight.priority = UILayoutPriority(998)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), bottom, photoHeight,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        for view in [photo, field, notes, button] { view.isHidden = level == .collapsed }
    }
}
