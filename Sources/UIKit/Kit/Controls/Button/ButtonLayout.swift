import CoreGraphics

/// The layout of a button's image and title, side by side as one group.
struct ButtonLayout {
    /// The points above and below a title without an image and content insets, in addition to those that make the
    /// height of the title whole: titles of 15 and 18 points lead to 30 and 34 (iOS 26, recorded by
    /// iamcgn/swiftui-web, button/basic and button/looks).
    static let padding: CGFloat = 6
    /// The minimum width in points of a button with a title and without an image and content insets (the same).
    static let minimumWidth: CGFloat = 30

    var image = CGSize.zero
    var title = CGSize.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false

    /// Returns the size that fits the image and the title inside insets.
    func size(insets: UIEdgeInsets) -> CGSize {
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if title != .zero, image == .zero, insets == .zero {
            size.width = max(size.width, Self.minimumWidth)
            size.height = title.height.rounded(.up) + 2 * Self.padding
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        return size
    }

    /// Returns the frame of the image in a content rectangle.
    func imageRect(in content: CGRect) -> CGRect {
        let width = min(image.width, content.width)
        let start = groupStart(in: content)
        let x = isRightToLeft ? start + titleWidth(in: content) : start
        return column(x: x, width: width, height: image.height, in: content)
    }

    /// Returns the frame of the title in a content rectangle. The title shrinks first if there is too little space.
    func titleRect(in content: CGRect) -> CGRect {
        let start = groupStart(in: content)
        let x = isRightToLeft ? start : start + min(image.width, content.width)
        return column(x: x, width: titleWidth(in: content), height: title.height, in: content)
    }

    private func titleWidth(in content: CGRect) -> CGFloat {
        let room = max(0, content.width - image.width)
        return horizontal == .fill && title != .zero ? room : min(title.width, room)
    }

    private func groupStart(in content: CGRect) -> CGFloat {
        let rest = max(0, content.width - min(image.width, content.width) - titleWidth(in: content))
        return switch horizontal {
        case .left: content.minX
        case .right: content.minX + rest
        case .leading: content.minX + (isRightToLeft ? rest : 0)
        case .trailing: content.minX + (isRightToLeft ? 0 : rest)
        case .center: content.minX + rest / 2
        case .fill: content.minX
        }
    }

    private func column(x: CGFloat, width: CGFloat, height: CGFloat, in content: CGRect) -> CGRect {
        let height = vertical == .fill ? content.height : min(height, content.height)
        let y =
            switch vertical {
            case .top, .fill: content.minY
            case .bottom: content.maxY - height
            case .center: content.midY - height / 2
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
