import CoreGraphics
import Foundation

/// What presentations look like. All numbers are unverified but the duration, which is that of Apple's spring of mass 3
/// and stiffness 1000 until it is within a thousandth.
enum PresentationMetrics {
    /// Seconds.
    static let duration: TimeInterval = 0.5
    /// Points between the safe area and a sheet.
    static let sheetTop: CGFloat = 10
    static let sheetCornerRadius: CGFloat = 10
    /// The widest sheet in points; in wider windows it stands in the middle.
    static let sheetWidth: CGFloat = 704
    /// How dark the presenting controller gets behind a sheet.
    static let dimming: CGFloat = 0.2

    /// Where a presented view is in the window.
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
