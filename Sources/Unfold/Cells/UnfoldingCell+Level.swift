import Failures

extension UnfoldingCell {
    /// Applies a level of the expander, which must be of the cell's type.
    func take(_ level: some ExpansionLevel, reason: ExpansionReason) {
        guard let own = level as? Level else {
            programmerError(
                "\(type(of: self)) unfolds by levels of type \(Level.self), but its expander has \(type(of: level))",
                in: "UnfoldingCell.apply(_:reason:)"
            )
        }
        apply(own, reason: reason)
    }
}
