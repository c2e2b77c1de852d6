/// The configurations of a cell or a header, and how they are kept up to date.
///
/// `Handler` is the closure of the client that is called when the state changes.
@MainActor
struct ViewConfigurations<Handler> {
    var content = ContentSlot()
    var background = BackgroundSlot()
    var updatesContent = true
    var updatesBackground = true
    var handler: Handler?
    /// Whether the state has changed since the last update. A new view has none.
    var needsUpdate = true

    /// Updates the configurations for a state.
    ///
    /// - Returns: Whether there is another content view than before.
    mutating func update(for state: any UIConfigurationState, in holder: UIView, behind owner: UIView) -> Bool {
        if updatesBackground, let shown = background.configuration {
            background.show(shown.updated(for: state), in: owner)
        }
        guard updatesContent, let shown = content.configuration else { return false }
        return content.show(shown.updated(for: state), in: holder)
    }
}
