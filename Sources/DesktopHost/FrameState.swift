import DisplayList
import Foundation

/// The state of a window's frames.
struct FrameState {
    /// The content's size in points.
    var size = CGSize.zero
    /// The drawing of the most recent frame, which is drawn until the next one.
    var node: RenderNode?
    /// Whether a frame was requested.
    var isWanted = false
    /// Whether a tick callback is installed on the frame clock.
    var isTicking = false
    /// Whether the size or the scale changed since the drawing was made.
    var isStale = false
}
