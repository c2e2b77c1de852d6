import Foundation

/// A number on its way between members of different number types, as `NSNumber` is in Objective-C.
enum ObjectiveCNumber {
    case integer(Int)
    case floatingPoint(Double)

    /// Creates the number of a value, or `nil` if the value isn't a number. A Boolean is 0 or 1.
    init?(_ value: Any) {
        switch value {
        case let value as NSNumber: self.init(value)
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger:
            self = Int(exactly: value).map(Self.integer) ?? .floatingPoint(Double(value))
        case let value as any BinaryFloatingPoint: self = .floatingPoint(Double(value))
        default: return nil
        }
    }

    /// The number as an object.
    var object: NSNumber {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .floatingPoint(let value): NSNumber(value: value)
        }
    }

    private init(_ number: NSNumber) {
        // The types of `NSNumber` are letters, of which these are those of floating-point numbers.
        let type = number.objCType.pointee
        let isFloatingPoint = [UInt8(ascii: "d"), UInt8(ascii: "f")].contains(UInt8(bitPattern: type))
        self = isFloatingPoint ? .floatingPoint(number.doubleValue) : .integer(number.intValue)
    }
}

/// A type of numbers, or an optional of one.
protocol ObjectiveCNumeric {
    /// Returns a value for a number, or `nil` if the type has none. What comes after the decimal point of an integer is
    /// dropped, as `NSNumber` does.
    static func value(for number: ObjectiveCNumber) -> Self?
}

extension ObjectiveCNumeric where Self: BinaryInteger {
    static func value(for number: ObjectiveCNumber) -> Self? {
        switch number {
        case .integer(let value): Self(exactly: value)
        case .floatingPoint(let value): Self(exactly: value.rounded(.towardZero))
        }
    }
}

extension ObjectiveCNumeric where Self: BinaryFloatingPoint {
    static func value(for number: ObjectiveCNumber) -> Self? {
        switch number {
        case .integer(let value): Self(value)
        case .floatingPoint(let value): Self(value)
        }
    }
}

extension Int: ObjectiveCNumeric {}
extension Int8: ObjectiveCNumeric {}
extension Int16: ObjectiveCNumeric {}
extension Int32: ObjectiveCNumeric {}
extension Int64: ObjectiveCNumeric {}
extension UInt: ObjectiveCNumeric {}
extension UInt8: ObjectiveCNumeric {}
extension UInt16: ObjectiveCNumeric {}
extension UInt32: ObjectiveCNumeric {}
extension UInt64: ObjectiveCNumeric {}
extension Double: ObjectiveCNumeric {}
extension Float: ObjectiveCNumeric {}
extension CGFloat: ObjectiveCNumeric {}

extension Bool: ObjectiveCNumeric {
    static func value(for number: ObjectiveCNumber) -> Bool? {
        switch number {
        case .integer(let value): value != 0
        case .floatingPoint(let value): value != 0
        }
    }
}

extension Optional: ObjectiveCNumeric where Wrapped: ObjectiveCNumeric {
    static func value(for number: ObjectiveCNumber) -> Wrapped?? {
        Wrapped.value(for: number).map(Optional.some)
    }
}
