/// The durations of one operation in all rounds, in seconds.
struct Sample {
    private let sorted: [Double]

    init(_ times: [Double]) {
        precondition(!times.isEmpty)
        sorted = times.sorted()
    }

    var minimum: Double { sorted[0] }

    var median: Double { (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2 }
}
