import CoreGraphics
import QuartzCore

extension UIView {
    /// The number of pixels per point of the screen that the view is on.
    var screenScale: CGFloat {
        // Looking for the window costs more than the answer is worth if there is only one screen.
        Device.isOnlyOne ? UIScreen.main.scale : nearestScreen.scale
    }

    /// Sets the number of pixels per point to one that does not follow the screen.
    func setOwnScale(_ scale: CGFloat) {
        storage.hasOwnScale = true
        ownLayer.contentsScale = scale
    }

    /// Takes over the scale of the screen that the view came onto, or whose scale has changed.
    ///
    /// A view that is created before its screen has the scale of another one.
    func adoptScreenScale(_ scale: CGFloat) {
        guard ownLayer.contentsScale != scale, !storage.hasOwnScale else { return }
        ownLayer.contentsScale = scale
        // Pictures and sizes of text are rounded to pixels.
        if drawsItself || ownLayer.contents != nil { setNeedsDisplay() }
        invalidateIntrinsicContentSize()
    }
}
