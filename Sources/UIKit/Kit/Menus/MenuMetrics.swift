import CoreGraphics

/// The measures of menus, in points. They are those of the desktop's menus (GTK's default theme), not of a phone's.
enum MenuMetrics {
    static let cornerRadius: CGFloat = 9
    /// The space between the edge of the menu and its rows.
    static let padding: CGFloat = 6
    /// The space between the edge of a row and its text.
    static let rowPadding: CGFloat = 10
    /// The space above and below the text of a row.
    static let rowInset: CGFloat = 7
    static let rowCornerRadius: CGFloat = 6
    /// The width of the column of check marks, if there is one.
    static let markWidth: CGFloat = 22
    static let imageSize: CGFloat = 18
    static let separatorHeight: CGFloat = 13
    static let leastWidth: CGFloat = 140
    /// The distance of menus from the edges of the window.
    static let margin: CGFloat = 6
    /// The distance by which a submenu overlaps its menu.
    static let overlap: CGFloat = 4
    /// The distance of a menu that a key opens from the leading edge of the focused view.
    static let keyInset: CGFloat = 32
}

/// The place of a menu in a window.
enum MenuPlacement {
    /// Returns the frame of a menu at a point: below and beside the point, or on the other side if there is no room,
    /// and within the bounds in any case. A menu that is too high is as high as the bounds.
    static func frame(_ size: CGSize, at point: CGPoint, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        let room = bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        var x = isRightToLeft ? point.x - size.width : point.x
        if isRightToLeft, x < room.minX { x = point.x }
        if !isRightToLeft, x + size.width > room.maxX { x = point.x - size.width }
        var y = point.y
        if y + size.height > room.maxY { y = point.y - size.height }
        return CGRect(origin: CGPoint(x: x, y: y), size: size).moved(into: room)
    }

    /// Returns the frame of a submenu beside a row of its menu.
    static func frame(_ size: CGSize, beside row: CGRect, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        let room = bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let (after, before) = (row.maxX - MenuMetrics.overlap, row.minX + MenuMetrics.overlap - size.width)
        var x = isRightToLeft ? before : after
        if isRightToLeft, x < room.minX { x = after }
        if !isRightToLeft, x + size.width > room.maxX { x = before }
        let y = row.minY - MenuMetrics.padding
        return CGRect(origin: CGPoint(x: x, y: y), size: size).moved(into: room)
    }
}

extension CGRect {
    /// Returns the rectangle moved as little as possible into another one that is at least as large.
    fileprivate func moved(into room: CGRect) -> CGRect {
        CGRect(
            x: max(room.minX, min(minX, room.maxX - width)),
            y: max(room.minY, min(minY, room.maxY - height)),
            width: width,
            height: height
        )
    }
}
