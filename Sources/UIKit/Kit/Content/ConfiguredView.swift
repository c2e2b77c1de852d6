/// A cell, a header or a footer that shows a content configuration and a background configuration, which follow its
/// state.
@preconcurrency @MainActor
protocol ConfiguredView: UIView {
    associatedtype ConfigurationState: UIConfigurationState
    associatedtype Handler

    var configurations: ViewConfigurations<Handler> { get set }
    var contentView: UIView { get }
    var configurationState: ConfigurationState { get }

    func updateConfiguration(using state: ConfigurationState)
}

extension ConfiguredView {
    /// Shows a content configuration, for the state of the view unless only the client updates it.
    func setContent(_ new: (any UIContentConfiguration)?) {
        let shown = configurations.updatesContent ? new?.updated(for: configurationState) : new
        _ = configurations.content.show(shown, in: contentView)
    }

    /// Shows a background configuration, for the state of the view unless only the client updates it.
    func setBackground(_ new: UIBackgroundConfiguration?) {
        let shown = configurations.updatesBackground ? new?.updated(for: configurationState) : new
        configurations.background.show(shown, in: self)
    }

    /// Updates the configurations now if the view is on the screen, and otherwise before it is shown.
    func configurationStateDidChange() {
        guard window != nil, !configurations.needsUpdate else { return configurations.needsUpdate = true }
        updateConfiguration(using: configurationState)
    }

    /// Updates the configurations if the state has changed since the last update.
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        updateConfiguration(using: configurationState)
    }
}
