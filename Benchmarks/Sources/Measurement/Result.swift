/// The measurements of a work: for each side's name the fastest of its builds, with the project first.
struct Result {
    struct Column {
        let name: String
        let time: Sample
        /// The instructions for one repetition of the work, or nil if they were not counted.
        let instructions: Double?
    }

    let title: String
    let columns: [Column]

    init(_ work: Work, times: [Sample], instructions: [Double]?) {
        title = work.title
        var columns: [Column] = []
        for (index, side) in work.sides.enumerated() {
            let column = Column(name: side.name, time: times[index], instructions: instructions?[index])
            if let other = columns.firstIndex(where: { $0.name == side.name }) {
                if column.time.median < columns[other].time.median { columns[other] = column }
            } else {
                columns.append(column)
            }
        }
        self.columns = columns
    }
}
