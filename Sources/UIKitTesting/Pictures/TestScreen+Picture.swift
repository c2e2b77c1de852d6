import CoreGraphics
import DisplayList
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
        let screen = UIScreen.main
        let frame = screen.makeFrame() ?? .container([])
        guard let image = frame.screenImage(size: screen.bounds.size, scale: screen.scale) else {
            onFailure("There is not enough memory for a picture of \(screen.nativeBounds.size)")
            return UIImage()
        }
        return UIImage(cgImage: image, scale: screen.scale, orientation: .up)
    }
}
