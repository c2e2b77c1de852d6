import UIKit

/// The heights that a tile goes through, over and over.
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
