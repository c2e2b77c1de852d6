import CoreGraphics
import Foundation

/// The drawing of a symbol, in hundredths of an em from the top-left corner. The drawings are original; only the
/// names are Apple's.
struct SymbolShape: Sendable {
    enum Ink: Sendable {
        case stroke, fill
    }

    struct Part: Sendable {
        let path: PathSegments
        let ink: Ink
        /// Whether the part is removed from the parts before it.
        let isCutOut: Bool
    }

    static let unitsPerEm: CGFloat = 100

    let size: CGSize
    private(set) var parts: [Part] = []

    init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    /// Returns the shape with another part.
    func adding(_ ink: Ink, cutOut: Bool = false, _ draw: (inout PathSegments) -> Void) -> SymbolShape {
        var path = PathSegments()
        draw(&path)
        var shape = self
        shape.parts.append(Part(path: path, ink: ink, isCutOut: cutOut))
        return shape
    }

    /// Returns the shape with a polyline through points, given as alternating x and y.
    func line(_ numbers: CGFloat...) -> SymbolShape {
        adding(.stroke) { path in
            let places = stride(from: 0, to: numbers.count - 1, by: 2)
            path.addLines(between: places.map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
        }
    }

    /// Returns the shape with a circle.
    func circle(_ ink: Ink = .stroke, cutOut: Bool = false, x: CGFloat, y: CGFloat, radius: CGFloat) -> SymbolShape {
        adding(ink, cutOut: cutOut) { path in
            path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    /// Returns the shape scaled down and centered in a circle: within a ring, or cut out of a disc.
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
        // In a disc, the parts are cut out, and cutouts become visible.
        framed.parts += parts.map {
            Part(path: $0.path.applying(place), ink: $0.ink, isCutOut: $0.isCutOut != (ink == .fill))
        }
        return framed
    }
}
