import CoreGraphics
import Foundation

/// The measures of presentations. All values are unverified, except the duration, which is the time that Apple's
/// spring of mass 3 and stiffness 1000 takes to come within a thousandth of its end.
enum PresentationMetrics {
    /// The duration of the transition, in seconds.
    static let duration: TimeInterval = 0.5
    /// The radius of the corners of a sheet, in points (iOS 26, measured by iamcgn/swiftui-web, `Presentation.md`).
    static let sheetCornerRadius: CGFloat = 38
    /// The maximum width of a sheet, in points. In wider windows the sheet is centered.
    static let sheetWidth: CGFloat = 704
    /// The size of a form in a wide window whose controller prefers none, in points.
    static let formSize = CGSize(width: 540, height: 620)
    /// The least distance of a form from the edges of the window, in points.
    static let formMargin: CGFloat = 20
    /// The opacity of the black layer over the presenting controller behind a sheet.
    static let dimming: CGFloat = 0.2
}
