import UIKit

/// The scroll position before an update, from which a motion begins.
///
/// A table may move its content in an update, without an animation. The expander scrolls to where the kept row is in
/// place, and the motion has to begin where the content was.
@MainActor
struct HeldOffset {
    private let offset: CGFloat
    private let animations: Set<String>

    init(_ container: any RowContainer) {
        offset = container.contentOffset.y
        animations = Set(container.layer.animationKeys() ?? [])
    }

    /// Moves the content back as far as the table has moved it without an animation.
    ///
    /// - Parameter underFinger: Whether to do so even while a finger holds the content, as that of a tap which is just
    ///   being lifted may do.
    func restore(in container: any RowContainer, underFinger: Bool = false) {
        guard UIView.areAnimationsEnabled, underFinger || !container.isDragging,
            let way = animatedWay(in: container)
        else { return }
        let distance = container.contentOffset.y - offset - way
        guard abs(distance) > 0.01 else { return }
        UIView.performWithoutAnimation { container.contentOffset.y -= distance }
    }

    /// Returns how far the animations that the table has got since then move the content, or `nil` if that isn't known.
    private func animatedWay(in container: any RowContainer) -> CGFloat? {
        let layer = container.layer
        var way: CGFloat = 0
        for key in layer.animationKeys() ?? [] where !animations.contains(key) {
            guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation else { return nil }
            guard animation.keyPath?.hasPrefix("bounds") != false else { continue }
            guard animation.isAdditive, let animation = animation as? CABasicAnimation,
                let part = Self.y(animation.toValue, animation.fromValue)
            else { return nil }
            way += part
        }
        return way
    }

    /// Returns the difference between two origins, in points. It is zero for sizes.
    private static func y(_ end: Any?, _ start: Any?) -> CGFloat? {
        switch (end, start) {
        case (let end as CGRect, let start as CGRect): end.minY - start.minY
        case (let end as CGPoint, let start as CGPoint): end.y - start.y
        case (_ as CGSize, _ as CGSize): 0
        default: nil
        }
    }
}
