import CCairo
import Foundation

/// The quality with which an image is resampled when it is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// Takes the nearest pixel.
    case none = 1
    /// Interpolates between the four nearest pixels.
    case low = 2
    /// Interpolates between the nearest pixels when enlarging, and averages the covered pixels when reducing.
    case medium = 4
    /// The best and slowest method.
    case high = 3
}

extension CGInterpolationQuality {
    var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
