import CoreGraphics

/// The frames of the image and the title of a row that is beside others: the title is below the image.
@MainActor
struct MenuColumn {
    let image: CGRect
    let title: CGRect
    /// The size that they need, at most as wide as the given width.
    let size: CGSize

    /// - Parameters:
    ///   - imageSide: The width and the height of an image.
    ///   - width: The width of the row. Both are in its middle.
    init(_ image: UIImageView, _ title: UILabel, imageSide: CGFloat, width: CGFloat) {
        let room = max(width - MenuMetrics.columnPadding * 2, 0)
        let text = title.isHidden ? .zero : title.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        let side = image.image == nil ? 0 : imageSide
        let gap = side > 0 && text.height > 0 ? MenuMetrics.columnGap : 0
        let inset = MenuMetrics.columnInset
        self.image = CGRect(x: (width - side) / 2, y: inset, width: side, height: side)
        self.title = CGRect(x: MenuMetrics.columnPadding, y: inset + side + gap, width: room, height: text.height)
        let needed = max(min(text.width, room), side) + MenuMetrics.columnPadding * 2
        size = CGSize(
            width: max(needed, MenuMetrics.leastColumnWidth).rounded(.up),
            height: inset * 2 + side + gap + text.height
        )
    }
}
