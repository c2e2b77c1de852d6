import UIKit

/// A table that grows upward: it is upside down, and so is the content of each of its cells. Its first row is at the
/// bottom, where it stays when other rows are added behind it, or when the table becomes lower.
final class FlippedTableView: UITableView {
    static let flip = CGAffineTransform(scaleX: 1, y: -1)

    override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
        transform = Self.flip
        // The bars are at the other ends.
        contentInsetAdjustmentBehavior = .never
        automaticallyAdjustsScrollIndicatorInsets = false
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentInset = UIEdgeInsets(top: 8, left: 0, bottom: safeAreaInsets.top + 8, right: 0)
        verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: safeAreaInsets.top, right: 0)
    }
}
