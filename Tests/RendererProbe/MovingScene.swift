import UIKit

/// A screen of which something changes in each frame.
@MainActor
protocol MovingScene: AnyObject {
    /// The name of the scene's figures.
    var name: String { get }
    var view: UIView { get }

    /// Changes what the next frame shows.
    func change(_ frame: Int)
}

extension MovingScene {
    /// Returns a distance that goes back and forth in 30 frames.
    func swing(_ frame: Int, by distance: CGFloat) -> CGFloat {
        let phase = frame % 30
        return distance * CGFloat(phase < 15 ? phase : 30 - phase) / 15
    }
}
