import CoreGraphics
import Foundation

/// The measures of presentations. All values are unverified, except the duration, which is the time that Apple's
/// spring of mass 3 and stiffness 1000 takes to come within a thousandth of its end.
enum PresentationMetrics {
    /// The duration of the transition, in seconds.
    static let duration: TimeInterval = 0.5
    /// The distance between the safe area and a sheet, in points.
    static let sheetTop: CGFloat = 10
    static let sheetCornerRadius: CGFloat = 10
    /// The maximum width of a sheet, in points. In wider windows the sheet is centered.
    static let sheetWidth: CGFloat = 704
    /// The opacity of the black layer over the presenting controller behind a sheet.
    static let dimming: CGFloat = 0.2

    /// Returns the frame of a presented view in the window.
    static func frame(_ style: UIModalPresentationStyle, in bounds: CGRect, safeAreaTop: CGFloat) -> CGRect {
        switch style {
        case .fullScreen, .overFullScreen:
            return bounds
        case .automatic, .pageSheet:
            let width = min(bounds.width, sheetWidth)
            let top = min(safeAreaTop + sheetTop, bounds.height)
            return CGRect(
                x: bounds.midX - width / 2,
                y: bounds.minY + top,
                width: width,
                height: bounds.height - top
            )
        }
    }
}
