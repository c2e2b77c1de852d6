import CoreGraphics
import DisplayList

/// A finger in a picture of a film: a translucent disc, which fades after the finger is lifted.
struct FingerMark: Equatable, Sendable {
    private static let radius: CGFloat = 20
    private static let ring: CGFloat = 2

    /// The location in points of the screen.
    let location: CGPoint
    /// The opacity, from 0 to 1.
    let alpha: CGFloat

    var node: RenderNode {
        let (x, y, radius) = (location.x, location.y, Self.radius)
        let rect = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        let outline = RoundedRect(rect, radii: (radius, radius, radius, radius))
        let dark = RGBA(red: 0.2, green: 0.2, blue: 0.22, alpha: 0.45)
        let light = RGBA(red: 1, green: 1, blue: 1, alpha: 0.9)
        let disc = RenderNode.color(dark, in: rect).clipped(to: outline)
        return .container([disc, .border(outline, width: Self.ring, color: light)]).opacity(alpha)
    }
}

/// The fingers on a screen and those that were lifted a moment ago.
struct FingerMarks {
    /// The time in seconds for which a lifted finger is visible. A tap is short, so it would be easy to miss.
    private static let fading = 0.35

    private var lifted: [Int: (location: CGPoint, time: Double)] = [:]
    private var down: [Int: CGPoint] = [:]

    /// Returns the marks of the fingers at a time in seconds.
    mutating func marks(of fingers: [Int: CGPoint], at time: Double) -> [FingerMark] {
        for (finger, location) in down where fingers[finger] == nil { lifted[finger] = (location, time) }
        for finger in fingers.keys { lifted[finger] = nil }
        lifted = lifted.filter { time - $0.value.time < Self.fading }
        down = fingers
        let fading = lifted.map {
            ($0.key, FingerMark(location: $0.value.location, alpha: alpha(at: time, $0.value.time)))
        }
        let present = fingers.map { ($0.key, FingerMark(location: $0.value, alpha: 1)) }
        return (fading + present).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func alpha(at time: Double, _ start: Double) -> CGFloat {
        CGFloat(1 - (time - start) / Self.fading)
    }
}
