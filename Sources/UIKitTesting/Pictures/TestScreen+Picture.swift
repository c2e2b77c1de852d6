import CoreGraphics
import Offscreen
import UIKit

extension TestScreen {
    /// What the screen shows now, one pixel of it a pixel. Black where no window draws, as on a device.
    ///
    /// Equal screens give equal pixels, and those equal `pngData()`. Costs a drawing of the screen on the CPU.
    ///
    /// ```swift
    /// let picture = screen.picture()
    /// ```
    public func picture() -> UIImage {
        checkIsNewest()
        guard let image = screen.image() else {
            onFailure("There is not enough memory for a picture of \(UIScreen.main.nativeBounds.size)")
            return UIImage()
        }
        return UIImage(cgImage: image, scale: UIScreen.main.scale, orientation: .up)
    }
}
