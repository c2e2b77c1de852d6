import CoreGraphics
import DisplayList
import Foundation

/// The frames that a screen showed.
///
/// A film stores drawings instead of pixels, and only the first of successive equal drawings.
package struct Film: Sendable {
    package struct Frame: Sendable {
        /// The time in seconds since the beginning of the film.
        package let time: TimeInterval
        let node: RenderNode
        let size: CGSize
        var fingers: [FingerMark] = []
    }

    package let frames: [Frame]
    /// The number of pixels per point of the screen.
    package let scale: CGFloat
    /// The time in seconds from the first frame to the end of the last one.
    package let duration: TimeInterval

    init(frames: [Frame], scale: CGFloat, duration: TimeInterval) {
        self.frames = frames
        self.scale = scale
        self.duration = duration
    }

    /// The size of the screen in points, or its largest size if it was resized.
    package var size: CGSize {
        frames.reduce(.zero) { size, frame in
            CGSize(width: max(size.width, frame.size.width), height: max(size.height, frame.size.height))
        }
    }

    /// Returns the picture that the screen shows at a time in seconds, or `nil` if there is not enough memory.
    ///
    /// Times outside of the film are clamped to it.
    package func image(at time: TimeInterval, scale: CGFloat) -> CGImage? {
        image(of: frames.last { $0.time <= time } ?? frames[0], scale: scale)
    }

    func image(of frame: Frame, scale: CGFloat) -> CGImage? {
        let fingers = frame.fingers.map(\.node)
        let node = fingers.isEmpty ? frame.node : .container([frame.node] + fingers)
        return node.screenImage(size: size, scale: scale)
    }
}
