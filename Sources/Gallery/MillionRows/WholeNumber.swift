/// A positive integer and its properties.
struct WholeNumber {
    let value: Int

    /// The text of the row: one line for 1 and for a prime, and several lines for other numbers.
    var text: String {
        guard value > 1 else { return "One: it divides everything." }
        let factors = factors
        guard factors.count > 1 || factors[0].exponent > 1 else { return "A prime: nothing but itself." }
        let product = factors.map { $0.prime.description + Self.superscript($0.exponent) }.joined(separator: " × ")
        let divisors = factors.reduce(1) { $0 * ($1.exponent + 1) }
        return """
            \(product), so that \(divisors) numbers divide it, from one to itself. In binary it is \
            \(String(value, radix: 2)), with \(value.nonzeroBitCount) ones; in base sixteen \
            \(String(value, radix: 16, uppercase: true)). Its digits add up to \(digitSum), and the largest prime that it \
            can be shared out among is \(factors[factors.count - 1].prime).
            """
    }

    /// The prime factors in ascending order.
    var factors: [(prime: Int, exponent: Int)] {
        var (rest, candidate) = (value, 2)
        var found: [(prime: Int, exponent: Int)] = []
        while candidate * candidate <= rest {
            var exponent = 0
            while rest.isMultiple(of: candidate) {
                rest /= candidate
                exponent += 1
            }
            if exponent > 0 { found.append((candidate, exponent)) }
            candidate += 1
        }
        if rest > 1 { found.append((rest, 1)) }
        return found
    }

    private var digitSum: Int {
        String(value).compactMap(\.wholeNumberValue).reduce(0, +)
    }

    private static func superscript(_ exponent: Int) -> String {
        guard exponent > 1 else { return "" }
        let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
        return String(String(exponent).compactMap(\.wholeNumberValue).map { digits[$0] })
    }
}
