import UIKit

/// A cell with a text that is always visible and one that the row unfolds to. Its constraints determine its height.
final class MixedCell: UITableViewCell {
    private let title = UILabel()
    private let detail = UILabel()
    private var foldedEnd = NSLayoutConstraint()
    private var unfoldedEnd = NSLayoutConstraint()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // The table's background shows through, as in the other toolkits.
        backgroundColor = .clear
        let content = contentView
        content.clipsToBounds = true
        for label in [title, detail] {
            label.font = .systemFont(ofSize: 15)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(label)
        }
        detail.textColor = .secondaryLabel
        detail.text = MixedRows.detail.joined(separator: "\n")
        let padding = CGFloat(MixedRows.padding)
        foldedEnd = content.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: padding)
        unfoldedEnd = content.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: padding)
        NSLayoutConstraint.activate([
            title.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
            title.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: padding),
            detail.leftAnchor.constraint(equalTo: title.leftAnchor),
            detail.rightAnchor.constraint(equalTo: title.rightAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor),
            foldedEnd,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ text: String, isUnfolded: Bool) {
        title.text = text
        detail.isHidden = !isUnfolded
        setUnfolded(isUnfolded)
    }

    /// Changes the constraints that determine the height. The table animates the change.
    func setUnfolded(_ isUnfolded: Bool) {
        if isUnfolded { detail.isHidden = false }
        (isUnfolded ? foldedEnd : unfoldedEnd).isActive = false
        (isUnfolded ? unfoldedEnd : foldedEnd).isActive = true
    }
}
