import UIKit

/// A cell with a name, the full name below it while the row is open, and a separator at the bottom edge.
final class PioneerCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let fullNameLabel = UILabel()
    private let bottomLine = UIView()
    private var isOpen = false
    private var closedHeight: CGFloat = 44

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        nameLabel.font = .preferredFont(forTextStyle: .body)
        fullNameLabel.font = .preferredFont(forTextStyle: .subheadline)
        fullNameLabel.textColor = .secondaryLabel
        for label in [nameLabel, fullNameLabel] { label.adjustsFontForContentSizeCategory = true }
        bottomLine.backgroundColor = .separator
        contentView.addSubview(nameLabel)
        contentView.addSubview(fullNameLabel)
        contentView.addSubview(bottomLine)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ pioneer: Pioneer, isOpen: Bool, closedHeight: CGFloat) {
        nameLabel.text = pioneer.name
        fullNameLabel.text = pioneer.fullName
        self.isOpen = isOpen
        self.closedHeight = closedHeight
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        nameLabel.frame = CGRect(x: 15, y: 0, width: width - 30, height: closedHeight)
        fullNameLabel.frame = CGRect(x: 15, y: closedHeight, width: width - 30, height: closedHeight)
        fullNameLabel.isHidden = !isOpen
        bottomLine.frame = CGRect(x: 0, y: contentView.bounds.height - 0.5, width: width, height: 0.5)
    }
}
