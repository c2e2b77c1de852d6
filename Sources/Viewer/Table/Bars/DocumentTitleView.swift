import UIKit

/// The title view of the navigation bar: the name of the document, and the number of rows below it.
final class DocumentTitleView: UIView {
    private let nameLabel = UILabel()
    private let statusLabel = UILabel()

    init(name: String) {
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold).literal
        nameLabel.lineBreakMode = .byTruncatingMiddle
        statusLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        statusLabel.textColor = RolePalette.secondary
        for label in [nameLabel, statusLabel] {
            label.textAlignment = .center
            addSubview(label)
        }
        resize()
    }

    required init?(coder: NSCoder) {
        nil
    }

    var status: String? {
        get { statusLabel.text }
        set {
            guard newValue != statusLabel.text else { return }
            statusLabel.text = newValue
            resize()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (name, status) = (nameLabel.intrinsicContentSize, statusLabel.intrinsicContentSize)
        return CGSize(width: max(name.width, status.width), height: name.height + status.height)
    }

    /// The navigation bar asks for the size only in its own layout, so it is set here.
    private func resize() {
        let size = sizeThatFits(.zero)
        setNeedsLayout()
        guard size != bounds.size else { return }
        bounds.size = size
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (name, status) = (nameLabel.intrinsicContentSize.height, statusLabel.intrinsicContentSize.height)
        let top = ((bounds.height - name - status) / 2).rounded(.down)
        nameLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: name)
        statusLabel.frame = CGRect(x: 0, y: top + name, width: bounds.width, height: status)
    }
}
