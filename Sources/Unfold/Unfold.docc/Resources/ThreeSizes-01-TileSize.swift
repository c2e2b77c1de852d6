import UIKit
import Unfold

enum TileSize: String, ExpansionLevel {
    case small, medium, big
}
