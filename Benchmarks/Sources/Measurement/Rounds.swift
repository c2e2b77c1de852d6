/// Runs the sides of a work alternately, so that other load slows all of them equally.
struct Rounds {
    var count = 41
    /// The seconds of one side in one round, far above the clock's resolution.
    var length = 0.004

    /// Returns the times of each side.
    ///
    /// - Throws: `BenchError` if the sides compute different numbers.
    func measure(_ work: Work) throws -> [Sample] {
        // The first cycle starts in a different state than the later ones.
        for side in work.sides { _ = side.run(work.cycle) }
        if work.hasEqualSums { try compareSums(work) }

        let repetitions = work.sides.map { calibrate($0, cycle: work.cycle) }
        var times = work.sides.map { _ in [Double]() }
        for round in 0..<count {
            for turn in work.sides.indices {
                let index = (round + turn) % work.sides.count
                times[index].append(time(work.sides[index], repetitions[index]))
            }
        }
        return times.map(Sample.init)
    }

    private func compareSums(_ work: Work) throws {
        let sums = work.sides.map { $0.run(work.cycle) }
        for (side, sum) in zip(work.sides, sums) where abs(sum - sums[0]) > 1e-6 * max(1, abs(sums[0])) {
            throw BenchError("\(work.title): \(work.sides[0].name) computes \(sums[0]), \(side.name) \(sum)")
        }
    }

    /// Returns the number of repetitions in a round: whole cycles that take about the length of a round.
    private func calibrate(_ side: Side, cycle: Int) -> Int {
        var repetitions = cycle
        while true {
            let time = time(side, repetitions) * Double(repetitions)
            if time >= length { return repetitions }
            let factor = time > length / 10 ? length / time : 10
            repetitions = cycle * Int((Double(repetitions / cycle) * factor).rounded(.up))
        }
    }

    /// Returns the seconds for one repetition of the work.
    private func time(_ side: Side, _ repetitions: Int) -> Double {
        let start = CPUClock.now()
        _ = side.run(repetitions)
        return (CPUClock.now() - start) / Double(repetitions)
    }
}
