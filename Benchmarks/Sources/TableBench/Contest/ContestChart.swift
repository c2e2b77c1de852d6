import Measurement

/// The chart of a contest's results.
struct ContestChart {
    let contest: Contest

    var svg: String {
        let times = [(0.0001, "0.1 ms"), (0.001, "1 ms"), (0.01, "10 ms"), (0.1, "100 ms"), (1, "1 s")]
        let errors = [(0.0001, "0"), (0.001, "0.1 %"), (0.01, "1 %"), (0.1, "10 %"), (1, "100 %")]
        return LogChart(
            panels: [
                panel("Jump to a random row", times) { contest.time(.jump, $0, $1) },
                panel("Frame of a row that unfolds", times) { contest.time(.frame, $0, $1) },
                panel("Total height: first error", errors) { contest.standing($0, $1)?.firstError.map { abs($0) } },
                panel("The same without painting", times) { contest.time(.jumpWork, $0, $1) },
                panel("The same without painting", times) { contest.time(.frameWork, $0, $1) },
                panel("Total height: swing", errors) { contest.standing($0, $1)?.swing },
            ],
            columns: 3,
            cut: "fails with more rows",
            ticks: Contest.sizes.map { (Double($0), ContestSection.power($0)) },
            axis: "rows"
        ).svg
    }

    private func panel(
        _ title: String,
        _ ticks: [(value: Double, label: String)],
        _ value: (_ contestant: Int, _ size: Int) -> Double?
    ) -> LogChart.Panel {
        let lines = contest.contestants.enumerated().compactMap { index, contestant -> LogChart.Line? in
            guard contestant.kind != .headless else { return nil }
            let points = Contest.sizes.enumerated().compactMap { size, rows in
                value(index, size).map { (x: Double(rows), y: $0) }
            }
            let isCut = !points.isEmpty && points.count < Contest.sizes.count
            return LogChart.Line(
                name: contestant.name,
                color: contestant.color,
                points: points,
                isCut: isCut
            )
        }
        return LogChart.Panel(title: title, ticks: ticks, lines: lines)
    }
}
