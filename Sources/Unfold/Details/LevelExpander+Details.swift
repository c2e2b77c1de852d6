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

    /// Makes or loads the detail of a row again. An unfolded row moves to the height of the new one.
    ///
    /// ```swift
    /// expander.reloadDetail(of: city.id)
    /// ```
    public func reloadDetail(of id: ID) {
        presenter.details.forget(id)
        if !levels[id].isFolded { resize(id) }
    }

    /// Lets a row take the height of its content, which has changed, in the motion of the expander.
    ///
    /// An unfolded row follows the size of its detail by itself. Call this method when other content of a cell has
    /// changed its height.
    ///
    /// ```swift
    /// cell.message.text = newText
    /// expander.resize(message.id)
    /// ```
    public func resize(_ id: ID) {
        showDetail(of: id)
    }

    /// Shows the detail that a row has in one animation.
    func showDetail(of id: ID) {
        perform {
            let change = Change(id: id, from: levels[id], to: levels[id])
            queue.append(.init(kind: .resize, changes: [change], requestedID: id, motion: motion))
        }
    }
}
