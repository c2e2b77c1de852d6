import DisplayList
import Foundation

/// Where a window is between one frame and the next.
struct FrameState {
    /// The content's size in points.
    var size = CGSize.zero
    /// What was made last, and is drawn until something else is.
    var node: RenderNode?
    /// Whether a frame was asked for.
    var isWanted = false
    /// Whether the frame clock calls at each frame.
    var isTicking = false
    /// Whether the size changed after what is drawn was made.
    var isStale = false
}
