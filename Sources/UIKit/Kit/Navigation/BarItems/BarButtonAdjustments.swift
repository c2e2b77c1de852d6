import CoreGraphics

/// The images and the offsets that a client gave a bar button item, by state, style and height.
struct BarButtonAdjustments {
    /// The backgrounds for items of any style.
    var backgrounds = StateImages()
    /// The backgrounds for items of one style.
    var styleBackgrounds: [UIBarButtonItem.Style: StateImages] = [:]
    /// The distances in points by which the background is moved down.
    var backgroundShifts = MetricValues<CGFloat>()
    /// The offsets of the title in points.
    var titleOffsets = MetricValues<UIOffset>()
    /// Those of the back button that has the title of the item.
    var backBackgrounds = StateImages()
    var backBackgroundShifts = MetricValues<CGFloat>()
    var backTitleOffsets = MetricValues<UIOffset>()

    /// Returns the values of an appearance, with those of the client instead, as far as there are any.
    func applied(
        to look: BarButtonLook,
        _ style: UIBarButtonItem.Style,
        in state: UIControl.State,
        isCompact: Bool
    ) -> BarButtonLook {
        var look = look
        let own = styleBackgrounds[style]?[state, isCompact: isCompact] ?? backgrounds[state, isCompact: isCompact]
        look.image = own ?? look.image
        look.imageOffset.vertical = backgroundShifts[isCompact: isCompact] ?? look.imageOffset.vertical
        look.titleOffset = titleOffsets[isCompact: isCompact] ?? look.titleOffset
        return look
    }

    /// Returns the same for a back button.
    func appliedToBackButton(_ look: BarButtonLook, in state: UIControl.State, isCompact: Bool) -> BarButtonLook {
        var look = look
        look.image = backBackgrounds[state, isCompact: isCompact] ?? look.image
        look.imageOffset.vertical = backBackgroundShifts[isCompact: isCompact] ?? look.imageOffset.vertical
        look.titleOffset = backTitleOffsets[isCompact: isCompact] ?? look.titleOffset
        return look
    }
}
