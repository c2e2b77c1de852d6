import CoreGraphics
import Foundation

/// The buttons of the compact style, which show the day and the time.
final class CompactDateButtons: UIView {
    private static let gap: CGFloat = 5
    let day = UIButton(configuration: .gray())
    let time = UIButton(configuration: .gray())

    override init(frame: CGRect) {
        super.init(frame: frame)
        for button in [day, time] {
            button.configuration?.baseForegroundColor = .label
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(day dayText: String?, time timeText: String?) {
        day.configuration?.title = dayText
        time.configuration?.title = timeText
        day.isHidden = dayText == nil
        time.isHidden = timeText == nil
        setNeedsLayout()
    }

    private var shown: [UIButton] { [day, time].filter { !$0.isHidden } }

    override var intrinsicContentSize: CGSize {
        let sizes = shown.map(\.intrinsicContentSize)
        let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = (bounds.width - intrinsicContentSize.width) / 2
        for button in shown {
            let size = button.intrinsicContentSize
            let left = isRightToLeft ? bounds.width - x - size.width : x
            button.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }
}
