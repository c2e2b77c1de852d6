import CoreGraphics

/// The shape of the pointer and the effect of a view for a style.
@MainActor
struct ShownPointerStyle {
    let cursor: PointerCursor
    let effect: ShownPointerEffect?

    /// - Parameter style: The style; `nil` for that of the system.
    init(_ style: UIPointerStyle?) {
        switch style?.look ?? .system {
        case .system: (cursor, effect) = (.named(.arrow), nil)
        case .hidden: (cursor, effect) = (.named(.hidden), nil)
        case .shape(let shape): (cursor, effect) = (Self.cursor(shape), nil)
        case .effect(let effect, let shape):
            // The outline of a hover effect is that of the view.
            if case .hover = effect {
                cursor = shape.map(Self.cursor) ?? .named(.arrow)
                self.effect = ShownPointerEffect(effect, shape: nil)
            } else {
                cursor = .named(.arrow)
                self.effect = ShownPointerEffect(effect, shape: shape)
            }
        }
    }

    private static func cursor(_ shape: UIPointerShape) -> PointerCursor {
        switch shape {
        case .verticalBeam: return .named(.text)
        case .horizontalBeam: return .named(.verticalText)
        case .path, .roundedRect:
            return shape.outline.flatMap(picture) ?? .named(.arrow)
        }
    }

    /// Returns a picture of an outline, whose middle is the hotspot; `nil` if desktops don't show such a pointer.
    private static func picture(_ outline: UIBezierPath) -> PointerCursor? {
        // The line around the outline needs a pixel.
        let bounds = outline.bounds.insetBy(dx: -1, dy: -1)
        let size = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
        guard !outline.isEmpty, max(size.width, size.height) <= PointerMetrics.greatestPointer else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
            UIColor(white: 0.25, alpha: 0.6).setFill()
            outline.fill()
            UIColor(white: 1, alpha: 0.6).setStroke()
            outline.stroke()
        }
        let hotspot = CGPoint(x: (size.width / 2).rounded(.down), y: (size.height / 2).rounded(.down))
        return image.cgImage.map { .picture($0, hotspot: hotspot) }
    }
}
