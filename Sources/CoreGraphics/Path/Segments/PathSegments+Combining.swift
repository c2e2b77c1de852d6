import Foundation

extension PathSegments {
    /// Returns a path with the results of a closure for the corresponding points of two paths, or nil if the paths have
    /// different types of elements or a result is not finite.
    package func combined(with other: PathSegments, _ body: (CGPoint, CGPoint) -> CGPoint) -> PathSegments? {
        guard elements.count == other.elements.count else { return nil }
        var result = PathSegments()
        for (one, other) in zip(elements, other.elements) {
            switch (one, other) {
            case (.move(let a), .move(let b)):
                result.move(to: body(a, b))
            case (.line(let a), .line(let b)):
                result.addLine(to: body(a, b))
            case (.quad(let control, let end), .quad(let otherControl, let otherEnd)):
                result.addQuadCurve(to: body(end, otherEnd), control: body(control, otherControl))
            case (.curve(let control1, let control2, let end), .curve(let other1, let other2, let otherEnd)):
                result.addCurve(
                    to: body(end, otherEnd),
                    control1: body(control1, other1),
                    control2: body(control2, other2)
                )
            case (.close, .close):
                result.close()
            default:
                return nil
            }
        }
        return result.elements.count == elements.count ? result : nil
    }
}
