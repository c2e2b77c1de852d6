import SeededRandom

/// The numbers from which random constraints are made.
struct Palette {
    var priorities: [Float]
    var coefficients: [Rational]
    var constants: [Rational]

    /// Draws few numbers of each kind, which makes ties, or many.
    init(_ random: inout SeededGenerator) {
        switch random.below(4) {
        case 0: priorities = [1000, 750, 250]
        case 1: priorities = [1000, 999, 751, 750, 749, 500, 251, 250, 249, 50, 1]
        case 2: priorities = (0..<12).map { _ in Float(1 + random.below(1000)) } + [1000, 1000]
        default: priorities = [1000, Float(1 + random.below(999)) + 0.5, 0.25]
        }
        let third = Rational(1, over: 3)
        let half = Rational(1, over: 2)
        coefficients =
            switch random.below(4) {
            case 0: [1, -1]
            case 1: [1, 1, 1, -1, -1, -1, 2, -2, half]
            case 2: [1, -1, half, -half, third, -third, 3, -2]
            default: [1, -1, -1, Rational(2, over: 3), -Rational(16, over: 9), 4, -5, Rational(1, over: 10)]
            }
        constants =
            switch random.below(5) {
            case 0: [0, 1, 2, 3]
            case 4: [0]
            case 1: [0, 0, 8, 16, 20, 44, 100, 320, -8, -100]
            case 2: (0..<20).map { _ in Rational(random.below(41) - 20, over: 1 + random.below(3)) }
            default: [0, 1000, -1000, 100_000, half, third, 7]
            }
    }

    func priority(_ random: inout SeededGenerator) -> Float { priorities[random.below(priorities.count)] }
    func coefficient(_ random: inout SeededGenerator) -> Rational { coefficients[random.below(coefficients.count)] }
    func constant(_ random: inout SeededGenerator) -> Rational { constants[random.below(constants.count)] }

    /// Returns a priority below required.
    func optionalPriority(_ random: inout SeededGenerator) -> Float {
        min(priority(&random), 999.5)
    }
}
