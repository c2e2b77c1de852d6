import CoreGraphics
import Foundation

/// The drawing of a symbol in units of a hundredth of an em, from its top left corner. The drawings are our own; only the
/// names are those that iOS developers know.
struct SymbolShape: Sendable {
    enum Ink: Sendable {
        case stroke, fill
    }

    struct Part: Sendable {
        let path: PathSegments
        let ink: Ink
        /// Whether it is taken away from the parts before it.
        let isCutOut: Bool
    }

    static let unitsPerEm: CGFloat = 100

    let size: CGSize
    private(set) var parts: [Part] = []

    init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    /// The same shape with another part.
    func adding(_ ink: Ink, cutOut: Bool = false, _ draw: (inout PathSegments) -> Void) -> SymbolShape {
        var path = PathSegments()
        draw(&path)
        var shape = self
        shape.parts.append(Part(path: path, ink: ink, isCutOut: cutOut))
        return shape
    }

    /// The same shape with lines through points, given as x and y in turn.
    func line(_ numbers: CGFloat...) -> SymbolShape {
        adding(.stroke) { path in
            let places = stride(from: 0, to: numbers.count - 1, by: 2)
            path.addLines(between: places.map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
        }
    }

    /// The same shape with a circle.
    func circle(_ ink: Ink = .stroke, cutOut: Bool = false, x: CGFloat, y: CGFloat, radius: CGFloat) -> SymbolShape {
        adding(ink, cutOut: cutOut) { path in
            path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    /// The same shape in the middle of a circle: a line around it, or a disc that it is cut out of.
    func inCircle(_ ink: Ink) -> SymbolShape {
        let side: CGFloat = 120
        var framed = SymbolShape(width: side, height: side).circle(ink, x: 60, y: 60, radius: ink == .fill ? 58 : 54)
        let shrinking: CGFloat = 0.62
        let place = CGAffineTransform(
            a: shrinking,
            b: 0,
            c: 0,
            d: shrinking,
            tx: (side - size.width * shrinking) / 2,
            ty: (side - size.height * shrinking) / 2
        )
        framed.parts += parts.map {
            Part(path: $0.path.applying(place), ink: $0.ink, isCutOut: $0.isCutOut != (ink == .fill))
        }
        return framed
    }
}
