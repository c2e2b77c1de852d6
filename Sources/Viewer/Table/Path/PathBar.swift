import UIKit

/// A bar that shows where the user is: the parts of a path, each of which leads to its row. The last parts are shown if
/// there is no room for all.
final class PathBar: UIView {
    static let height: CGFloat = 32
    /// The maximum number of parts that are shown.
    private static let partLimit = 24
    private static let margin: CGFloat = 12
    /// The greatest width of a part, in points.
    private static let partWidth: CGFloat = 220
    private static let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)

    /// Called with the index of a part that the user taps.
    var onPart: (Int) -> Void = { _ in }

    private(set) var parts: [String] = []
    private var buttons: [UIButton] = []
    private let ellipsis = UILabel()
    private let hairline = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = RolePalette.bar
        clipsToBounds = true
        hairline.backgroundColor = .separator
        ellipsis.text = "…"
        ellipsis.setScaledFont(ViewerFonts.bar(Self.font))
        ellipsis.textColor = RolePalette.secondary
        addSubview(ellipsis)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ parts: [String]) {
        guard parts != self.parts else { return }
        self.parts = parts
        for button in buttons { button.removeFromSuperview() }
        let first = max(0, parts.count - Self.partLimit)
        buttons = parts[first...].enumerated().map { place, text in
            let button = UIButton(type: .system)
            button.setTitle(text, for: .normal)
            button.titleLabel?.setScaledFont(ViewerFonts.bar(Self.font))
            button.titleLabel?.lineBreakMode = .byTruncatingMiddle
            let isLast = first + place == parts.count - 1
            button.setTitleColor(isLast ? .label : RolePalette.secondary, for: .normal)
            button.accessibilityHint = isLast ? nil : "Goes to this row"
            button.addAction(UIAction { [weak self] _ in self?.onPart(first + place) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = buttons.map { min($0.intrinsicContentSize.width.rounded(.up), Self.partWidth) }
        let room = bounds.width - 2 * Self.margin
        let dots = ellipsis.intrinsicContentSize.width.rounded(.up)
        var (shown, width) = (0, 0 as CGFloat)
        for part in widths.reversed() {
            let isAll = shown + 1 == parts.count
            guard shown == 0 || width + part + (isAll ? 0 : dots) <= room else { break }
            width += part
            shown += 1
        }
        ellipsis.isHidden = shown == parts.count
        // A path is an expression, which is written from left to right in every language. The bar begins at the leading
        // edge.
        let length = (ellipsis.isHidden ? 0 : dots) + width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = isRightToLeft ? max(Self.margin, bounds.width - Self.margin - length) : Self.margin
        ellipsis.frame = CGRect(x: start, y: 0, width: dots, height: bounds.height)
        if !ellipsis.isHidden { start += dots }
        for (button, width) in zip(buttons, widths) { button.frame.size = CGSize(width: width, height: bounds.height) }
        for (place, button) in buttons.enumerated() {
            button.isHidden = place < buttons.count - shown
            guard !button.isHidden else { continue }
            let width = min(widths[place], max(0, bounds.width - Self.margin - start))
            button.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
            start += width
        }
        let pixel = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
