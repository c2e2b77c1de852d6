import UIKit

/// The heights through which a tile cycles, in points.
enum TileSize: CGFloat {
    case small = 100
    case medium = 200
    case large = 300

    var next: TileSize {
        switch self {
        case .small: .medium
        case .medium: .large
        case .large: .small
        }
    }
}
