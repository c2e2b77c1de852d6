import UIKit
import Unfold

/// A cell whose views a test lays out and changes, from edge to edge of a stack view or by constraints.
class StackedCell: UITableViewCell, UnfoldingCell {
    let title = UILabel()
    let body = UILabel()
    private(set) lazy var stack = UIStackView(arrangedSubviews: [title, body])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        (stack.axis, stack.spacing) = (.vertical, 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        body.numberOfLines = 0
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        let bottom = stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: margins.topAnchor), bottom,
        ])
        addParts()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds the views of a subclass.
    func addParts() {}

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        body.isHidden = level == .collapsed
    }
}

/// A cell whose own arrow turns with its row.
final class ArrowCell: StackedCell {
    let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))

    override func addParts() {
        arrow.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        accessoryView = arrow
    }

    override func apply(_ level: RowLevel, reason: ExpansionReason) {
        super.apply(level, reason: reason)
        arrow.transform = level == .collapsed ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
    }
}

/// A cell with a date at its lower edge, which the row takes along.
final class DatedCell: UITableViewCell, UnfoldingCell {
    let message = UILabel()
    let date = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        date.font = .systemFont(ofSize: 12)
        date.text = "Yesterday"
        for label in [message, date] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
        }
        date.setContentHuggingPriority(.required, for: .vertical)
        date.setContentCompressionResistancePriority(.required, for: .vertical)
        let bottom = date.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            date.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 4), bottom,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        message.numberOfLines = level == .collapsed ? 1 : 0
    }

    var truncatable: [UILabel] { [message] }
}

/// A cell with a picture beside its title and a larger one below it.
final class PictureCell: StackedCell {
    let icon = UIImageView(image: UIImage(systemName: "star.fill"))
    let picture = UIImageView(image: UIImage(systemName: "photo"))

    override func addParts() {
        icon.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        accessoryView = icon
        picture.contentMode = .scaleAspectFit
        let height = picture.heightAnchor.constraint(equalToConstant: 120)
        height.priority = UILayoutPriority(998)
        height.isActive = true
        stack.addArrangedSubview(picture)
    }

    override func apply(_ level: RowLevel, reason: ExpansionReason) {
        super.apply(level, reason: reason)
        picture.isHidden = level == .collapsed
    }
}

/// A cell whose body fades while its row unfolds.
final class FadingCell: StackedCell {
    override func apply(_ level: RowLevel, reason: ExpansionReason) {
        super.apply(level, reason: reason)
        body.alpha = level == .collapsed ? 0 : 1
    }
}

/// A cell of controls.
final class ControlsCell: StackedCell {
    let toggle = UISwitch()
    let slider = UISlider()
    let choice = UISegmentedControl(items: ["Small", "Large"])

    override func addParts() {
        accessoryView = toggle
        for view in [slider, choice] { stack.addArrangedSubview(view) }
    }

    override func apply(_ level: RowLevel, reason: ExpansionReason) {
        super.apply(level, reason: reason)
        for view in [slider, choice] { view.isHidden = level == .collapsed }
    }
}
