/// The notations of values in attributes. Each function returns `nil` for text that has another notation.
public enum NibValue {
    /// `YES` or `NO`.
    public static func bool(_ text: String) -> Bool? {
        switch text {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// A finite number. The smallest normal one, which Interface Builder writes for a zero that was entered, is 0.
    public static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return abs(number) <= .leastNormalMagnitude ? 0 : number
    }

    /// An integer. Interface Builder also writes large ones as decimals.
    public static func integer(_ text: String) -> Int? {
        Int(text) ?? number(text).flatMap { Int(exactly: $0.rounded()) }
    }

    /// A multiplier: a decimal, or a ratio such as `16:9` or `1/3`.
    public static func ratio(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { number(String($0)) }
        switch parts.count {
        case 1: return number(text)
        case 2:
            guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
            return first / second
        default: return nil
        }
    }
}
