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

    /// The height of the largest sheet.
    var largest: CGFloat {
        coversContainer
            ? bounds.height : bounds.height - min(safeArea.top + PresentationMetrics.sheetTop, bounds.height)
    }

    /// The height of the largest detent, which doesn't contain the safe area at the bottom.
    var maximumDetentValue: CGFloat { max(0, largest - safeArea.bottom) }

    /// Returns the height of a sheet at a detent.
    func height(of detent: CGFloat) -> CGFloat { min(max(0, detent) + safeArea.bottom, largest) }

    /// Returns the frame of a sheet with a height.
    func frame(height: CGFloat) -> CGRect {
        if coversContainer { return bounds }
        if isCard { return card }
        let usual = min(bounds.width, PresentationMetrics.sheetWidth)
        let width = widthFollowsPreference && preferred.width > 0 ? min(preferred.width, bounds.width) : usual
        return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
    }

    private var card: CGRect {
        let wanted = preferred == .zero ? PresentationMetrics.formSize : preferred
        let room = bounds.inset(by: safeArea).insetBy(
            dx: PresentationMetrics.formMargin,
            dy: PresentationMetrics.formMargin
        )
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        return CGRect(
            x: (room.midX - size.width / 2).rounded(),
            y: (room.midY - size.height / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }
}
