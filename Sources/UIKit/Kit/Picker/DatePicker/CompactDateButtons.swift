import CoreGraphics
import Foundation

/// The buttons of the compact style, which show the day and the time, at the trailing end. At the text sizes for
/// accessibility the day is above the time.
final class CompactDateButtons: UIView {
    let day = UIButton(configuration: .gray())
    let time = UIButton(configuration: .gray())

    override init(frame: CGRect) {
        super.init(frame: frame)
        let (vertical, horizontal) = (DateMetrics.capsulePadding, DateMetrics.capsuleMargin)
        for button in [day, time] {
            button.configuration?.baseForegroundColor = .label
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(
                top: vertical,
                leading: horizontal,
                bottom: vertical,
                trailing: horizontal
            )
            button.configuration?.cornerStyle = .fixed
            button.configuration?.background.cornerRadius = DateMetrics.capsuleRadius
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.5
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows texts. A text that isn't shown counts for the width, so that it doesn't follow from the mode.
    ///
    /// - Parameters:
    ///   - showsDay: Whether there is a button with the day.
    ///   - showsTime: Whether there is a button with the time.
    func show(day dayText: String, _ showsDay: Bool, time timeText: String, _ showsTime: Bool) {
        day.configuration?.title = dayText
        time.configuration?.title = timeText
        day.isHidden = !showsDay
        time.isHidden = !showsTime
        setNeedsLayout()
    }

    /// Shows whether the picker is enabled: otherwise the buttons are texts without a fill (iOS 26, `DatePicker.md` of
    /// iamcgn/swiftui-web).
    func setEnabled(_ isEnabled: Bool) {
        for button in [day, time] where button.isEnabled != isEnabled {
            button.isEnabled = isEnabled
            button.configuration?.background.backgroundColor = isEnabled ? nil : .clear
        }
    }

    private var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private var shown: [UIButton] { [day, time].filter { !$0.isHidden } }

    private var font: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

    /// The height of a button: that of a line and, with the time, of its leading.
    private func height(of button: UIButton) -> CGFloat {
        let line = font.lineHeight + (button === time ? font.leading : 0)
        return line.roundedUp(toPixelsOf: contentScaleFactor) + 2 * DateMetrics.capsulePadding
    }

    /// The width of both buttons with the gap between them, which the compact style has in each mode, and the height of
    /// those that are shown. If they are above each other, it is the width of the wider one and both heights.
    override var intrinsicContentSize: CGSize {
        let widths = [day, time].map(\.intrinsicContentSize.width)
        if isStacked {
            let gaps = DateMetrics.capsuleGap * CGFloat(max(0, shown.count - 1))
            return CGSize(width: widths.max() ?? 0, height: shown.map { height(of: $0) }.reduce(gaps, +))
        }
        return CGSize(
            width: widths.reduce(DateMetrics.capsuleGap, +),
            height: shown.map { height(of: $0) }.max() ?? 0
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isStacked { return stack(isRightToLeft) }
        // From the trailing end on. A day that is too wide becomes narrower.
        var room = bounds.width
        for button in shown.reversed() {
            let size = CGSize(width: min(button.intrinsicContentSize.width, max(room, 0)), height: height(of: button))
            let x = isRightToLeft ? bounds.width - room : room - size.width
            button.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            room -= size.width + DateMetrics.capsuleGap
        }
    }

    /// Places the buttons above each other. A text that is too wide becomes smaller.
    private func stack(_ isRightToLeft: Bool) {
        var y = (bounds.height - intrinsicContentSize.height) / 2
        for button in shown {
            let size = CGSize(width: min(button.intrinsicContentSize.width, bounds.width), height: height(of: button))
            let x = isRightToLeft ? 0 : bounds.width - size.width
            button.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            y += size.height + DateMetrics.capsuleGap
        }
    }
}
