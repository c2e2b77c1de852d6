import Measurement

/// What a contest came to, as a chart.
struct ContestChart {
    let contest: Contest

    var svg: String {
        let times = [(0.0001, "0.1 ms"), (0.001, "1 ms"), (0.01, "10 ms"), (0.1, "100 ms"), (1, "1 s")]
        let errors = [(0.0001, "0.01 %"), (0.001, "0.1 %"), (0.01, "1 %"), (0.1, "10 %"), (1, "100 %")]
        return LogChart(
            panels: [
                panel("Jump to a random row, drawn", times) { contest.time(.jump, $0, $1) },
                panel("Frame of a row that unfolds, drawn", times) { contest.time(.frame, $0, $1) },
                panel("Swing of the total height", errors) { contest.standing($0, $1)?.swing },
            ],
            ticks: Contest.sizes.map { (Double($0), ContestSection.power($0)) },
            axis: "rows"
        ).svg
    }

    private func panel(
        _ title: String,
        _ ticks: [(value: Double, label: String)],
        _ value: (_ contestant: Int, _ size: Int) -> Double?
    ) -> LogChart.Panel {
        let lines = contest.contestants.enumerated().map { index, contestant in
            let points = Contest.sizes.enumerated().compactMap { size, rows in
                value(index, size).map { (x: Double(rows), y: $0) }
            }
            let isCut = !points.isEmpty && points.count < Contest.sizes.count
            return LogChart.Line(
                name: contestant.name,
                color: contestant.color,
                points: points,
                end: isCut ? "fails" : nil
            )
        }
        return LogChart.Panel(title: title, ticks: ticks, lines: lines)
    }
}
