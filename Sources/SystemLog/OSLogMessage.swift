import Foundation

/// A message with values. They are formatted only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let parts: [() -> String]

    public init(stringLiteral value: String) { parts = [{ value }] }
    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

    var text: String { parts.map { $0() }.joined() }
}

/// The values in a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [() -> String] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

    /// Adds a value. Standard error belongs to the user who sees it, so that private values are shown, too, as in a
    /// debugger.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure @escaping () -> Value,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.aligned("\(value())") }
    }

    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ value: @autoclosure @escaping () -> Value,
        format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.aligned(format.text(of: value())) }
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: @autoclosure @escaping () -> Value,
        format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.aligned(format.text(of: Double(value()))) }
    }
}

/// Who sees a value.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }

    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column that a value takes.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isLeft = false

    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}

/// The digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var minDigits = 0

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits)
    }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
    }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text(of value: some FixedWidthInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The digits of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private var precision = 6

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }

    func text(of value: Double) -> String { String(format: "%.\(max(0, precision))f", value) }
}
