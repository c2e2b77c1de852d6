import CoreGraphics

/// The place of a sheet in its container.
struct SheetLayout: Equatable {
    var bounds = CGRect.zero
    var safeArea = UIEdgeInsets.zero
    /// Whether the sheet is a form in a wide window: a card in the middle.
    var isCard = false
    /// Whether the sheet covers the container, as in a window of little height.
    var coversContainer = false
    /// The size that the controller prefers; zero for none.
    var preferred = CGSize.zero
    var widthFollowsPreference = false
    /// The middle of the view over which the sheet is, if there is one.
    var source: CGPoint?
    /// Whether a sheet below its largest height floats over the edges. One that is dragged doesn't.
    var floats = true

    /// The height of the largest sheet.
    var largest: CGFloat {
        coversContainer
            ? bounds.height : bounds.height - min(max(safeArea.top, SheetMetrics.top), bounds.height)
    }

    /// The height of the largest detent, which doesn't contain the safe area at the bottom.
    var maximumDetentValue: CGFloat { max(0, largest - safeArea.bottom) }

    /// Returns the height of a sheet at a detent. A low sheet contains the safe area; a higher one has it in addition.
    func height(of detent: CGFloat) -> CGFloat {
        let detent = max(0, detent)
        return min(detent < SheetMetrics.height ? detent : detent + safeArea.bottom, largest)
    }

    /// Returns the frame of a sheet with a height. A sheet that floats is smaller by its scale.
    func frame(height: CGFloat) -> CGRect {
        if coversContainer { return bounds }
        if isCard { return card }
        let (scale, margin) = (scale(height: height), margin(height: height))
        let size = CGSize(width: width * scale, height: height * scale)
        return CGRect(
            x: source == nil
                ? bounds.midX - size.width / 2
                : start(of: size.width, in: bounds.room(dx: min(margin, bounds.width / 2), dy: 0)),
            y: bounds.maxY - margin - size.height,
            width: size.width,
            height: size.height
        )
    }

    private var width: CGFloat {
        let usual = min(bounds.width, PresentationMetrics.sheetWidth)
        return widthFollowsPreference && preferred.width > 0 ? min(preferred.width, bounds.width) : usual
    }

    // MARK: Floating

    /// Returns the scale of a sheet with a height. Below the largest height, a sheet floats over the edges: it is
    /// scaled so that it has the same distance from each of them.
    func scale(height: CGFloat) -> CGFloat {
        // A window that is hardly wider than its margins has no sheet that could be read.
        width > 0 ? max(0.5, 1 - 2 * margin(height: height) / width) : 1
    }

    /// Returns the distance between the edges of the window and a sheet with a height.
    func margin(height: CGFloat) -> CGFloat {
        guard floats, !isCard, !coversContainer else { return 0 }
        let lowness = 1 - share(height)
        let margin = SheetMetrics.margin + lowness * (SheetMetrics.lowMargin - SheetMetrics.margin)
        return margin * min(max((largest - height) / SheetMetrics.attachment, 0), 1)
    }

    /// Returns the safe area at the bottom of a sheet with a height, before it is scaled; `nil` if it follows from the
    /// place of the sheet.
    func bottomInset(height: CGFloat) -> CGFloat? {
        isCard || coversContainer ? nil : safeArea.bottom * share(height)
    }

    /// Returns how near a height is to that from which on sheets have all of the safe area, from 0 to 1.
    private func share(_ height: CGFloat) -> CGFloat {
        min(max((height - SheetMetrics.lowHeight) / (SheetMetrics.height - SheetMetrics.lowHeight), 0), 1)
    }

    /// Returns the left edge of a sheet of a width, which is over its source as far as the room allows.
    private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
        guard let source else { return room.midX - width / 2 }
        return max(room.minX, min(source.x - width / 2, room.maxX - width))
    }

    private var card: CGRect {
        let wanted = preferred == .zero ? PresentationMetrics.formSize : preferred
        let room = bounds.room(inside: safeArea).room(
            dx: PresentationMetrics.formMargin,
            dy: PresentationMetrics.formMargin
        )
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let y = min(max((source?.y ?? room.midY) - size.height / 2, room.minY), room.maxY - size.height)
        return CGRect(
            x: start(of: size.width, in: room).rounded(),
            y: y.rounded(),
            width: size.width,
            height: size.height
        )
    }
}
