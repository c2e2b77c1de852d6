extension LevelExpander {
    /// The details that rows show only while they are unfolded. The default is `nil`.
    ///
    /// Cells that conform to ``DetailedCell`` show the details.
    ///
    /// ```swift
    /// expander.details = RowDetails { id in ChartView(values[id]) }
    /// ```
    ///
    /// Setting this property releases all existing details and creates those of the unfolded rows
    /// on the screen again.
    public var details: RowDetails<ID>? {
        get { presenter.details.details }
        set {
            presenter.details.details = newValue
            refresh()
        }
    }

    /// Replaces the placeholder of a row by the loaded detail in one animation.
    func showDetail(of id: ID) {
        perform {
            let change = Change(id: id, from: levels[id], to: levels[id])
            queue.append(.init(kind: .resize, changes: [change], requestedID: id, motion: motion))
        }
    }
}
