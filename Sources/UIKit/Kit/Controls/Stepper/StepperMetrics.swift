import CoreGraphics
import Foundation

/// The measures of a stepper.
enum StepperMetrics {
    /// The size in points, recorded on iOS 26 by iamcgn/swiftui-web.
    static let size = CGSize(width: 94, height: 32)
    /// The measures of the line between the halves, in points, and the opacities (unverified).
    static let dividerSize = CGSize(width: 1, height: 18)
    static let disabledAlpha: CGFloat = 0.3
    static let symbolSize: CGFloat = 17
    /// The times in seconds until a held button repeats, and between the repetitions (unverified).
    static let repeatDelay: TimeInterval = 0.5
    static let repeatInterval: TimeInterval = 0.1
}
