import Foundation

/// An exact fraction.
struct Ratio: Hashable, Comparable {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let sign = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / Int(divisor)
        self.denominator = sign * denominator / Int(divisor)
    }

    /// The fraction with the smallest denominator that a number is meant to be.
    init(_ number: CGFloat) {
        let denominator = (1...960).first { abs(number * CGFloat($0) - (number * CGFloat($0)).rounded()) < 1e-9 } ?? 1
        self.init(Int((number * CGFloat(denominator)).rounded()), denominator)
    }

    static let zero = Ratio(0)

    var value: CGFloat { CGFloat(numerator) / CGFloat(denominator) }

    /// The largest whole number that isn't larger.
    var floor: Ratio {
        let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return Ratio(rest < 0 ? quotient - 1 : quotient)
    }

    static func + (left: Ratio, right: Ratio) -> Ratio {
        Ratio(
            left.numerator * right.denominator + right.numerator * left.denominator,
            left.denominator * right.denominator
        )
    }

    static func - (left: Ratio, right: Ratio) -> Ratio { left + Ratio(-1) * right }

    static func * (left: Ratio, right: Ratio) -> Ratio {
        Ratio(left.numerator * right.numerator, left.denominator * right.denominator)
    }

    static func / (left: Ratio, right: Ratio) -> Ratio {
        Ratio(left.numerator * right.denominator, left.denominator * right.numerator)
    }

    static func < (left: Ratio, right: Ratio) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }

    static func += (left: inout Ratio, right: Ratio) { left = left + right }
}
