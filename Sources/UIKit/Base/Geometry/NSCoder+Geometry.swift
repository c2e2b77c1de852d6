import CoreGraphics
import Foundation

// Values of geometry as texts, such as `{{10, 20}, {30, 40}}`.
extension NSCoder {
    /// Returns the text of a point: `{1, 2}`.
    public class func string(for point: CGPoint) -> String { GeometryText([point.x, point.y]).text }
    /// Returns the text of a vector: `{1, 2}`.
    public class func string(for vector: CGVector) -> String { GeometryText([vector.dx, vector.dy]).text }
    /// Returns the text of a size: `{1, 2}`.
    public class func string(for size: CGSize) -> String { GeometryText([size.width, size.height]).text }
    /// Returns the text of a rectangle: `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// Returns the text of insets: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText([insets.top, insets.left, insets.bottom, insets.right]).text
    }
    /// Returns the text of a transform: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\(GeometryText([t.a, t.b, t.c, t.d, t.tx, t.ty]).list)]"
    }

    /// Returns the point that a text describes; zero if it describes none.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText(string, count: 2).map { CGPoint(x: $0.numbers[0], y: $0.numbers[1]) } ?? .zero
    }
    /// Returns the vector that a text describes; zero if it describes none.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText(string, count: 2).map { CGVector(dx: $0.numbers[0], dy: $0.numbers[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// Returns the size that a text describes; zero if it describes none.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText(string, count: 2).map { CGSize(width: $0.numbers[0], height: $0.numbers[1]) } ?? .zero
    }
    /// Returns the rectangle that a text describes; zero if it describes none.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText(string, count: 4)
            .map { CGRect(x: $0.numbers[0], y: $0.numbers[1], width: $0.numbers[2], height: $0.numbers[3]) } ?? .zero
    }
    /// Returns the insets that a text describes; zero if it describes none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText(string, count: 4)
            .map {
                UIEdgeInsets(top: $0.numbers[0], left: $0.numbers[1], bottom: $0.numbers[2], right: $0.numbers[3])
            } ?? .zero
    }
    /// Returns the transform that a text describes; the identity if it describes none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText(string, count: 6)
            .map {
                let n = $0.numbers
                return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            } ?? .identity
    }
}

/// The numbers in a text with braces.
private struct GeometryText {
    let numbers: [CGFloat]

    init(_ numbers: [CGFloat]) { self.numbers = numbers }

    /// Reads a text; `nil` if it doesn't have as many numbers.
    init?(_ text: String, count: Int) {
        let parts = text.split { "{}[],".contains($0) || $0.isWhitespace }.map { Double($0) }
        guard parts.count == count, parts.allSatisfy({ $0 != nil }) else { return nil }
        numbers = parts.compactMap { $0.map { CGFloat($0) } }
    }

    /// The numbers with commas, whole ones without a fraction.
    var list: String {
        numbers.map { number in
            Int(exactly: number).map(String.init) ?? "\(number)"
        }
        .joined(separator: ", ")
    }
    var text: String { "{\(list)}" }
}
