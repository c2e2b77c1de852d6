import CoreGraphics

/// The parts of a pointer effect, for the size of its view.
struct PointerLook: Equatable {
    var tint = UIPointerEffect.TintMode.none
    /// Whether the tint surrounds the view.
    var isPlatter = false
    var hasShadow = false
    /// The part of the size by which the view grows.
    var growth: CGFloat = 0

    init(_ effect: UIPointerEffect, size: CGSize) {
        switch Self.resolved(effect, size) {
        case .automatic, .highlight: (tint, isPlatter) = (.underlay, true)
        case .lift: (hasShadow, growth) = (true, Self.growth(of: size))
        case .hover(_, let tint, let hasShadow, let grows):
            (self.tint, self.hasShadow) = (tint, hasShadow)
            if grows { growth = Self.growth(of: size) }
        }
    }

    private static func resolved(_ effect: UIPointerEffect, _ size: CGSize) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        let small = PointerMetrics.smallSize
        return size.width <= small.width && size.height <= small.height ? .highlight(preview) : .hover(preview)
    }

    private static func growth(of size: CGSize) -> CGFloat {
        let side = max(size.width, size.height)
        return side > 0 ? min(PointerMetrics.growth / side, PointerMetrics.greatestGrowth) : 0
    }
}
