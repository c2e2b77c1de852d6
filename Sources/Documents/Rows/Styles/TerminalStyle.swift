/// The color that a terminal shows text in, as escape sequences set it one after the other (ECMA-48, SGR).
///
/// A color of the 256 or of the 16 million becomes the most similar one of those that are legible on any ground. Text
/// without a color that is bold, as in manual pages, is a heading, and underlined text looks like a link.
struct TerminalStyle {
    private var color: TextRole?
    private var isBold = false
    private var isUnderlined = false

    /// The role of text; `nil` for plain text.
    var role: TextRole? { color ?? (isBold ? .heading : isUnderlined ? .link : nil) }

    /// Applies the parameters of a sequence that ends in `m`.
    mutating func apply(_ parameters: UnsafeBufferPointer<UInt8>.SubSequence) {
        var numbers = Self.numbers(in: parameters)[...]
        if numbers.isEmpty { numbers = [0] }
        while let number = numbers.popFirst() {
            switch number {
            case 0: (color, isBold, isUnderlined) = (nil, false, false)
            case 1: isBold = true
            case 2: color = color ?? .gray
            case 4: isUnderlined = true
            case 22: (color, isBold) = (color == .gray ? nil : color, false)
            case 24: isUnderlined = false
            case 39: color = nil
            case 30...37: color = Self.basic[number - 30]
            case 90...97: color = Self.basic[number - 90] ?? .gray
            case 38: color = Self.extended(&numbers)
            case 48: _ = Self.extended(&numbers)
            default: break
            }
        }
    }

    /// The basic colors. Black and white are the color of text, which is legible.
    private static let basic: [TextRole?] = [nil, .red, .green, .yellow, .blue, .magenta, .cyan, nil]

    /// The number of parameters that are read. A sequence with more is not a color.
    private static let limit = 32

    private static func numbers(in parameters: UnsafeBufferPointer<UInt8>.SubSequence) -> [Int] {
        parameters.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":") }
            .prefix(limit)
            .map { $0.reduce(0) { $1.isDigit && $0 < 1000 ? $0 * 10 + Int($1 - 0x30) : $0 } }
    }

    /// Reads a color of 256 (`5;n`) or of 16 million (`2;r;g;b`).
    private static func extended(_ numbers: inout ArraySlice<Int>) -> TextRole? {
        switch numbers.popFirst() {
        case 5:
            guard let number = numbers.popFirst() else { return nil }
            if number < 8 { return basic[number] }
            if number < 16 { return basic[number - 8] ?? .gray }
            if number >= 232 { return .gray }
            let cube = min(number, 231) - 16
            return nearest([cube / 36, cube / 6 % 6, cube % 6].map { $0 * 51 })
        case 2:
            let color = Array(numbers.prefix(3))
            numbers = numbers.dropFirst(3)
            return color.count == 3 ? nearest(color) : nil
        default:
            return nil
        }
    }

    /// Returns the role of the hue of a color; gray for a color without one.
    private static func nearest(_ color: [Int]) -> TextRole? {
        let (red, green, blue) = (color[0], color[1], color[2])
        let (low, high) = (min(red, green, blue), max(red, green, blue))
        guard high - low > 48 else { return high < 48 || low > 208 ? nil : .gray }
        let middle = (low + high) / 2
        switch (red > middle, green > middle, blue > middle) {
        case (true, false, false): return .red
        case (true, true, false): return .yellow
        case (false, true, false): return .green
        case (false, true, true): return .cyan
        case (false, false, true): return .blue
        default: return .magenta
        }
    }
}
