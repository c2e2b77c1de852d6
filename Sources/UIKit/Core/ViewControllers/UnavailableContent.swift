import CoreGraphics

/// The content-unavailable configuration of a controller, and the view that shows it over the view of the controller.
@MainActor
final class UnavailableContent {
    private unowned let controller: UIViewController
    private var slot = ContentSlot()
    private let holder = UnavailableContentHolder(frame: .zero)
    /// The configuration as the client has set it.
    private(set) var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, of controller: UIViewController) {
        self.configuration = configuration
        self.controller = controller
        show(configuration)
    }

    func show(_ new: any UIContentConfiguration) {
        configuration = new
        update()
        guard let view = controller.viewIfLoaded else { return }
        place()
        view.bringSubviewToFront(holder)
    }

    /// Updates the configuration for the state of the controller.
    func update() {
        let updated = configuration.updated(for: controller.contentUnavailableConfigurationState)
        _ = slot.show(updated, in: holder)
    }

    /// Places the view over the view of the controller.
    func place() {
        guard let view = controller.viewIfLoaded else { return }
        if holder.superview !== view { view.addSubview(holder) }
        if holder.frame != view.bounds { holder.frame = view.bounds }
    }

    func remove() {
        holder.removeFromSuperview()
    }
}

/// The view around a content-unavailable view. Touches beside that go to the views behind it.
private final class UnavailableContentHolder: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UIViewController {
    /// The configuration of a view that is shown over the view of the controller because content is missing; `nil` by
    /// default, which shows none.
    ///
    /// ```swift
    /// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    ///     contentUnavailableConfiguration = messages.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    /// }
    /// ```
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { storage.unavailableContent?.configuration }
        set {
            let shown = storage.unavailableContent
            guard let newValue else {
                shown?.remove()
                return storage.unavailableContent = nil
            }
            if let shown {
                shown.show(newValue)
            } else {
                storage.unavailableContent = UnavailableContent(newValue, of: self)
            }
        }
    }
}
