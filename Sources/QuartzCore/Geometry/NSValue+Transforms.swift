import CoreGraphics
import Foundation

/// Transforms in objects, as animations with keys hold them.
///
/// A value casts to its type, and back. Foundation on Linux stores no structures of other modules, so an object has the
/// elements of a transform as an array.
extension NSValue {
    /// Creates an object with a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(elements: t.elements)
    }

    /// The transform. The identity if the object holds none.
    public var caTransform3DValue: CATransform3D {
        elements(16).map { CATransform3D($0.map { CGFloat($0) }) } ?? CATransform3DIdentity
    }

    /// Creates an object with a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(elements: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The transform. The identity if the object holds none.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let values = elements(6)?.map({ CGFloat($0) }) else { return .identity }
        return CGAffineTransform(
            a: values[0],
            b: values[1],
            c: values[2],
            d: values[3],
            tx: values[4],
            ty: values[5]
        )
    }

    private convenience init(elements: [CGFloat]) {
        let numbers = elements.map { Double($0) }
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// Returns the numbers of an array; `nil` if the object holds something else.
    private func elements(_ count: Int) -> [Double]? {
        guard holds(count) else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        getValue(&numbers)
        return numbers
    }

    /// Whether the object holds an array of numbers.
    fileprivate func holds(_ count: Int) -> Bool { String(cString: objCType) == "[\(count)d]" }
}

extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.holds(16) ? source.caTransform3DValue : nil
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.caTransform3DValue ?? CATransform3DIdentity
    }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = source.holds(6) ? source.cgAffineTransformValue : nil
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.cgAffineTransformValue ?? .identity
    }
}
