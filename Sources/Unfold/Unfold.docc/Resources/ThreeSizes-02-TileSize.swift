import UIKit
import Unfold

enum TileSize: String, ExpansionLevel {
    case small, medium, big

    /// Points.
    var height: CGFloat {
        switch self {
        case .small: 60
        case .medium: 120
        case .big: 240
        }
    }
}
