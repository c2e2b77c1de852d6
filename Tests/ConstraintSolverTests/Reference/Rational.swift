/// A fraction in lowest terms. Arithmetic is exact, or throws.
struct Rational: Hashable, Sendable {
    /// An error for a result that needs more than 63 bits.
    struct Overflow: Error {}

    let numerator: Int
    /// The denominator, above 0.
    let denominator: Int

    init(_ numerator: Int) {
        (self.numerator, denominator) = (numerator, 1)
    }

    init(_ numerator: Int, over denominator: Int) {
        precondition(denominator > 0)
        let divisor = Self.gcd(numerator.magnitude, denominator.magnitude)
        (self.numerator, self.denominator) = (numerator / Int(divisor), denominator / Int(divisor))
    }

    private init(_ numerator: Int128, over denominator: Int128) throws(Overflow) {
        // Neither can overflow above: both are sums of at most two products of 63-bit numbers.
        if let small = Int(exactly: numerator), let smallDenominator = Int(exactly: denominator) {
            guard small != .min else { throw Overflow() }
            self.init(small, over: smallDenominator)
            return
        }
        let divisor = Int128(Self.gcd(numerator.magnitude, denominator.magnitude))
        guard
            let lowest = Int(exactly: numerator / divisor), lowest != .min,
            let lowestDenominator = Int(exactly: denominator / divisor)
        else { throw Overflow() }
        self.init(lowest, over: lowestDenominator)
    }

    var double: Double { Double(numerator) / Double(denominator) }
    var magnitude: Rational { numerator < 0 ? -self : self }

    private static func gcd<Number: UnsignedInteger>(_ first: Number, _ second: Number) -> Number {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return first
    }

    static prefix func - (value: Rational) -> Rational {
        Rational(-value.numerator, over: value.denominator)
    }

    static func + (left: Rational, right: Rational) throws(Overflow) -> Rational {
        let (n, d) = (Int128(left.numerator), Int128(left.denominator))
        return try Rational(
            n * Int128(right.denominator) + Int128(right.numerator) * d,
            over: d * Int128(right.denominator)
        )
    }

    static func - (left: Rational, right: Rational) throws(Overflow) -> Rational {
        try left + -right
    }

    static func * (left: Rational, right: Rational) throws(Overflow) -> Rational {
        try Rational(
            Int128(left.numerator) * Int128(right.numerator),
            over: Int128(left.denominator) * Int128(right.denominator)
        )
    }

    /// Divides two fractions. `right` isn't 0.
    static func / (left: Rational, right: Rational) throws(Overflow) -> Rational {
        let sign: Int128 = right.numerator < 0 ? -1 : 1
        return try Rational(
            sign * Int128(left.numerator) * Int128(right.denominator),
            over: sign * Int128(left.denominator) * Int128(right.numerator)
        )
    }
}

extension Rational: Comparable {
    static func < (left: Rational, right: Rational) -> Bool {
        Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
    }
}

extension Rational: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Rational: CustomStringConvertible {
    /// The fraction as Swift source code.
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator).0 / \(denominator)" }
}
