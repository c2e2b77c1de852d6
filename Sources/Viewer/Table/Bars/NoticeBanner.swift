import UIKit

/// A banner across the top with a notice about the document as a whole, until the user closes it.
final class NoticeBanner: UIView {
    var onClose: () -> Void = {}

    private let label = UILabel()
    private let hairline = UIView()
    private let button = UIButton(type: .system)
    private static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 12)
    private static let buttonSize: CGFloat = 28
    /// The maximum number of lines. A notice may quote a file, and leaves room for the rows. A tool tip has the rest.
    private static let lineLimit = 6

    init() {
        super.init(frame: .zero)
        backgroundColor = RolePalette.bar
        hairline.backgroundColor = .separator
        label.setScaledFont(ViewerFonts.note)
        label.textColor = .label
        label.numberOfLines = Self.lineLimit
        let configuration = UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)
        button.setImage(UIImage(systemName: "xmark", withConfiguration: configuration), for: .normal)
        button.tintColor = RolePalette.secondary
        button.accessibilityLabel = "Close"
        button.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        for view in [label, button, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: textWidth(in: size.width), height: size.height))
        let height = max(text.height.rounded(.up), 20) + Self.margins.top + Self.margins.bottom
        return CGSize(width: size.width, height: height)
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let insets = safeAreaInsets.left + safeAreaInsets.right
        return max(0, width - insets - Self.margins.left - Self.margins.right - Self.buttonSize - 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(in: bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = safeAreaInsets.left + Self.margins.left
        let end = bounds.width - safeAreaInsets.right - Self.margins.left
        label.frame = CGRect(
            x: isRightToLeft ? end - width : start,
            y: Self.margins.top,
            width: width,
            height: bounds.height - Self.margins.top - Self.margins.bottom
        )
        button.frame = CGRect(
            x: isRightToLeft ? start - 4 : end + 4 - Self.buttonSize,
            y: (bounds.height - Self.buttonSize) / 2,
            width: Self.buttonSize,
            height: Self.buttonSize
        )
        let pixel = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
