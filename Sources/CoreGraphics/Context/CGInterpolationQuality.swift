import CCairo
import Foundation

/// How carefully an image is resampled when it is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Between the four nearest pixels.
    case low = 2
    /// Between the nearest pixels when enlarging, the average of those covered when reducing.
    case medium = 4
    /// The best there is, which costs most.
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
