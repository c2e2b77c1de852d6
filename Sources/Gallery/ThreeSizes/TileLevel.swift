import UIKit
import Unfold

/// The levels of a tile, with its heights in points.
enum TileLevel: CGFloat, ExpansionLevel {
    case small = 100
    case medium = 200
    case large = 300
}
