import UIKit

extension CGRect {
    /// Returns the rectangle inside insets. Where the insets are larger than the rectangle, its width or height is 0:
    /// `inset(by:)` returns a null rectangle then, which is no frame.
    func room(inside insets: UIEdgeInsets) -> CGRect {
        let width = max(0, width - insets.left - insets.right)
        let height = max(0, height - insets.top - insets.bottom)
        return CGRect(
            x: minX + min(insets.left, self.width),
            y: minY + min(insets.top, self.height),
            width: width,
            height: height
        )
    }
}
