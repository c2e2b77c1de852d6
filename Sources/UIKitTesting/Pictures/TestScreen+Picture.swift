import CoreGraphics
import Offscreen
import UIKit

extension TestScreen {
    /// Returns an image of the screen, with one pixel for each pixel of the screen.
    ///
    /// The image is black where no window draws. Screens with equal content give equal pixels and
    /// equal `pngData()`. The screen is drawn on the CPU.
    ///
    /// ```swift
    /// let picture = screen.picture()
    /// ```
    ///
    /// - Returns: The image, or an empty image after a failure for lack of memory.
    public func picture() -> UIImage {
        makeCurrent()
        guard let image = screen.image() else {
            onFailure("There is not enough memory for a picture of \(screen.display.nativeBounds.size)")
            return UIImage()
        }
        return UIImage(cgImage: image, scale: screen.display.scale, orientation: .up)
    }
}
