import CoreGraphics

/// The place of a preview in a window. It leaves room for the menu beside the preview.
enum MenuPreviewPlacement {
    /// Returns the frame of a preview.
    ///
    /// A preview that is too large is scaled down. Its center stays where the item is, unless the preview or the menu
    /// would be outside the bounds: the menu is below the preview, or above it, or beside it if the bounds are low.
    ///
    /// - Parameters:
    ///   - size: The size of the preview. A side of 0 or less takes the room that there is.
    ///   - center: The center of the item that the preview shows.
    ///   - menu: The size of the menu.
    static func frame(of size: CGSize, around center: CGPoint, menu: CGSize, in bounds: CGRect) -> CGRect {
        let inset = bounds.insetBy(dx: MenuPreviewMetrics.margin, dy: MenuPreviewMetrics.margin)
        let room = inset.isNull ? bounds : inset
        let (width, height) = (menu.width + MenuPreviewMetrics.gap, menu.height + MenuPreviewMetrics.gap)
        let below = CGSize(
            width: room.width,
            height: max(room.height - height, room.height * MenuPreviewMetrics.leastPart)
        )
        let beside = CGSize(width: room.width - width, height: room.height)
        let isBeside = scale(of: size, in: below) < 1 && scale(of: size, in: beside) > scale(of: size, in: below)
        let fitting = fit(size, into: isBeside ? beside : below)
        var origin = CGPoint(x: center.x - fitting.width / 2, y: center.y - fitting.height / 2)
        origin.x = limited(origin.x, fitting.width, room.minX, room.maxX)
        origin.y = limited(origin.y, fitting.height, room.minY, room.maxY)
        if isBeside {
            if origin.x + fitting.width + width > room.maxX, origin.x - width < room.minX {
                origin.x = room.maxX - width - fitting.width
            }
        } else if origin.y + fitting.height + height > room.maxY, origin.y - height < room.minY {
            origin.y = max(room.minY, room.maxY - height - fitting.height)
        }
        return CGRect(origin: origin, size: fitting)
    }

    /// Returns the scale at which a size has room, at most 1.
    private static func scale(of size: CGSize, in room: CGSize) -> CGFloat {
        let scales = [
            size.width > 0 ? room.width / size.width : 1, size.height > 0 ? room.height / size.height : 1,
        ]
        return max(0, min(1, scales[0], scales[1]))
    }

    private static func fit(_ size: CGSize, into room: CGSize) -> CGSize {
        let scale = scale(of: size, in: room)
        return CGSize(
            width: size.width > 0 ? size.width * scale : room.width,
            height: size.height > 0 ? size.height * scale : room.height
        )
    }

    private static func limited(_ start: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(least, min(start, most - length))
    }
}
