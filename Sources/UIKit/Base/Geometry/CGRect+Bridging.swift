import CoreGraphics
import Foundation

// On Apple's systems `value as? CGRect` finds the rectangle in an `NSValue`, and `rect as NSValue` makes one.
// Foundation on Linux has the objects, and not these casts.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = bridged(source, \.cgPointValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = bridged(source, \.cgPointValue)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source.flatMap { bridged($0, \.cgPointValue) } ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = bridged(source, \.cgSizeValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = bridged(source, \.cgSizeValue)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source.flatMap { bridged($0, \.cgSizeValue) } ?? .zero
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = bridged(source, \.cgRectValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = bridged(source, \.cgRectValue)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source.flatMap { bridged($0, \.cgRectValue) } ?? .zero
    }
}

/// Returns the value in an object, or `nil` if the object holds one of another type. Asking it for the value would then
/// stop the program.
private func bridged<Value: _ObjectiveCBridgeable>(_ source: NSValue, _ value: (NSValue) -> Value) -> Value?
where Value._ObjectiveCType == NSValue {
    // The encodings of C structures begin with their names.
    let isValue = String(cString: source.objCType).hasPrefix("{\(Value.self)=")
    return isValue ? value(source) : nil
}
