import Foundation

extension PathSegments {
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        close()
    }

    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(
            in: rect,
            cornerWidth: rect.width / 2,
            cornerHeight: rect.height / 2,
            transform: transform
        )
    }

    /// Adds a rounded rectangle. It starts in the middle of the right edge and goes towards the corner of greatest x
    /// and y. The corners are limited to half the rectangle.
    package mutating func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else {
            addRect(rect, transform: transform)
            return
        }
        // The distance of a quarter ellipse's control points from the corner, as a fraction of the corner's size.
        let inset = 1 - 4 / 3 * tan(CGFloat.pi / 8)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: x, y: y).applying(transform)
        }
        func corner(_ x: CGFloat, _ y: CGFloat, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)) {
            let start = point(x + from.0 * width, y + from.1 * height)
            if start != current { addLine(to: start) }
            addCurve(
                to: point(x + to.0 * width, y + to.1 * height),
                control1: point(x + from.0 * width * inset, y + from.1 * height * inset),
                control2: point(x + to.0 * width * inset, y + to.1 * height * inset)
            )
        }
        move(to: point(rect.maxX, rect.midY))
        corner(rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
        corner(rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
        corner(rect.minX, rect.minY, from: (0, 1), to: (1, 0))
        corner(rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
        close()
    }

    package mutating func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first.applying(transform))
        for point in points.dropFirst() {
            addLine(to: point.applying(transform))
        }
    }
}
