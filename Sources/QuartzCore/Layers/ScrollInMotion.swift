import CoreGraphics
import Foundation

/// The scrolling of a layer by animations that have just begun.
///
/// A sublayer that is pinned to the viewport gets another position in the content when the origin of the bounds
/// changes. While an animation shows the bounds on their way there, the sublayer must be on its way too, or it leaves
/// its place on the screen at once and slides back. It takes animations with the timing of those of the bounds, along
/// its own path: that of the bounds for a sublayer that stands on the screen, and another one when the content pushes
/// it away on the way.
package struct ScrollInMotion {
    private let animations: [CABasicAnimation]
    /// How far the origin of the bounds is still to move. The model is at the end already.
    package private(set) var distance = CGPoint.zero

    fileprivate init?(_ animations: [CABasicAnimation]) {
        if animations.isEmpty { return nil }
        self.animations = animations
        for animation in animations {
            guard let way = animation.wayOfOrigin else { continue }
            distance.x += way.x
            distance.y += way.y
        }
    }

    /// Lets a sublayer take part that stands on the screen.
    ///
    /// - Parameter displacement: The way of the model position of the sublayer, with the bounds. A part that exceeds
    ///   the way of the bounds, or has another direction, has other reasons and isn't animated.
    package func carry(_ layer: CALayer, over displacement: CGPoint) {
        let share = CGPoint(
            x: Self.share(displacement.x, of: distance.x),
            y: Self.share(displacement.y, of: distance.y)
        )
        guard share != .zero else { return }
        carry(layer) { left in CGPoint(x: -distance.x * share.x * left, y: -distance.y * share.y * left) }
    }

    /// Lets a sublayer take part that is somewhere else at each moment.
    ///
    /// - Parameter place: Returns the position of the sublayer, relative to its position at the end, while a part of
    ///   the way is left: 1 at the start, and below 0 beyond the end.
    package func carry(_ layer: CALayer, along place: (CGFloat) -> CGPoint) {
        let path = PinnedPath(place)
        guard !path.isStill else { return }
        for animation in animations {
            guard let way = animation.wayOfOrigin else { continue }
            // Of several animations each moves the sublayer by its part of the way.
            let part = abs(distance.y) > abs(distance.x) ? way.y / distance.y : way.x / distance.x
            layer.attach(PinnedAnimation(with: animation, path, part: part), forKey: nil)
        }
    }

    private static func share(_ displacement: CGFloat, of distance: CGFloat) -> CGFloat {
        distance == 0 ? 0 : min(max(displacement / distance, 0), 1)
    }
}

extension CALayer {
    /// The scrolling by animations that no pinned sublayer has joined yet; `nil` if there is none.
    package var newScrollInMotion: ScrollInMotion? {
        ScrollInMotion(
            animations.compactMap { _, animation in
                guard let animation = animation as? CABasicAnimation, !animation.carriesPinned, !animation.isOver,
                    animation.wayOfOrigin != nil
                else { return nil }
                return animation
            }
        )
    }

    /// Notes that all pinned sublayers take part in the scrolling, so that the next layout leaves them alone.
    package func endJoiningScroll() {
        for (_, animation) in animations { (animation as? CABasicAnimation)?.carriesPinned = true }
    }
}

extension CABasicAnimation {
    /// The way of the bounds' origin by an additive animation of the bounds; `nil` for any other animation.
    fileprivate var wayOfOrigin: CGPoint? {
        guard isAdditive, animatedPath?.property == .bounds, case .rect(let from)? = from.value,
            case .rect(let to)? = to.value, from.origin != to.origin
        else { return nil }
        return CGPoint(x: to.origin.x - from.origin.x, y: to.origin.y - from.origin.y)
    }
}

/// The positions of a pinned layer on the way of a scroll, in equal steps from beyond the end to the start.
private struct PinnedPath {
    /// The part of the way that is left at the first place. A spring goes beyond the end by a few percent.
    private static let first: CGFloat = -0.25
    private static let stepsPerWay = 128
    private let places: [CGPoint]

    init(_ place: (CGFloat) -> CGPoint) {
        let count = Int((1 - Self.first) * CGFloat(Self.stepsPerWay)) + 1
        places = (0..<count).map { place(Self.first + CGFloat($0) / CGFloat(Self.stepsPerWay)) }
    }

    var isStill: Bool { places.allSatisfy { $0 == .zero } }

    func place(left: CGFloat) -> CGPoint {
        let step = min(max((left - Self.first) * CGFloat(Self.stepsPerWay), 0), CGFloat(places.count - 1))
        let index = min(Int(step), places.count - 2)
        let (a, b, part) = (places[index], places[index + 1], step - CGFloat(index))
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}

/// An additive animation of a position along the path of a pinned layer.
private final class PinnedAnimation: CABasicAnimation {
    private var path: PinnedPath
    private var part: CGFloat

    init(with animation: CABasicAnimation, _ path: PinnedPath, part: CGFloat) {
        (self.path, self.part) = (path, part)
        super.init()
        copySettings(of: animation)
        // The completion belongs to the original animation.
        completion = nil
        delegate = nil
        animatedPath = AnimationPath(.position)
    }

    override func copy(with zone: NSZone? = nil) -> Any { PinnedAnimation(with: self, path, part: part) }

    override func value(
        shown: AnimatedValue,
        model: @autoclosure () -> AnimatedValue,
        progress: Double
    ) -> AnimatedValue? {
        let place = path.place(left: 1 - CGFloat(progress))
        return .point(CGPoint(x: place.x * part, y: place.y * part))
    }
}
