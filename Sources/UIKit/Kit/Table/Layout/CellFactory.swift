/// A source of new cells for a reuse identifier: a nib, or a prototype in one.
@preconcurrency @MainActor
protocol CellFactory {
    func makeCell(_ identifier: String) -> UITableViewCell?
}
