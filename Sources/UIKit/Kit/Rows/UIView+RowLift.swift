import CoreGraphics

extension UIView {
    /// Shows or hides the shadow of a row that a finger moves, within an animation if the caller is in one. Its size
    /// and its opacity are not recorded.
    func setRowLifted(_ isLifted: Bool) {
        if isLifted {
            layer.shadowRadius = 8
            layer.shadowOffset = CGSize(width: 0, height: 2)
        }
        layer.shadowOpacity = isLifted ? 0.25 : 0
    }
}
