import UIKit
import Unfold

/// How far a tile is unfolded: its height in points.
enum TileLevel: CGFloat, ExpansionLevel {
    case small = 100
    case medium = 200
    case large = 300
}
