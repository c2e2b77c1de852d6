import Foundation

/// The elements of a path as a value, which `CGPath` and the current path of a `CGContext` contain.
///
/// An element with a coordinate that is not finite is ignored, and so is one that requires a current
/// point if there is none.
package struct PathSegments: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    /// The start of the current subpath.
    private(set) var start: CGPoint?
    /// The current point, or nil if the path is empty.
    package private(set) var current: CGPoint?

    package init() {}

    package var isEmpty: Bool {
        elements.isEmpty
    }

    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        if case .move = elements.last {
            elements.removeLast()
        }
        elements.append(.move(point))
        start = point
        current = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard current != nil, point.isFinite else { return }
        elements.append(.line(point))
        current = point
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard current != nil, end.isFinite, control.isFinite else { return }
        elements.append(.quad(control: control, end: end))
        current = end
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard current != nil, end.isFinite, control1.isFinite, control2.isFinite else { return }
        elements.append(.curve(control1: control1, control2: control2, end: end))
        current = end
    }

    package mutating func close() {
        guard let start, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    /// Adds a line to `point`, or begins a subpath there if there is no current point.
    mutating func addLineOrMove(to point: CGPoint) {
        if current == nil {
            move(to: point)
        } else {
            addLine(to: point)
        }
    }

    package mutating func append(_ other: PathSegments, transform: CGAffineTransform = .identity) {
        for element in other.elements {
            switch element.applying(transform) {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quad(let control, let end): addQuadCurve(to: end, control: control)
            case .curve(let control1, let control2, let end): addCurve(to: end, control1: control1, control2: control2)
            case .close: close()
            }
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathSegments {
        if transform.isIdentity { return self }
        var result = PathSegments()
        result.append(self, transform: transform)
        return result
    }
}

extension PathSegments.Element {
    func applying(_ transform: CGAffineTransform) -> Self {
        switch self {
        case .move(let point):
            .move(point.applying(transform))
        case .line(let point):
            .line(point.applying(transform))
        case .quad(let control, let end):
            .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform),
                control2: control2.applying(transform),
                end: end.applying(transform)
            )
        case .close:
            .close
        }
    }

    /// The points of the element including control points, with its end last.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }
}

extension CGPoint {
    var isFinite: Bool {
        x.isFinite && y.isFinite
    }
}
