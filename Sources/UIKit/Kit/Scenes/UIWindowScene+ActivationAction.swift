import Foundation

extension UIWindowScene {
    /// An element of a menu that opens a window for an activity of the user.
    ///
    /// ```swift
    /// UIWindowScene.ActivationAction { _ in
    ///     UIWindowScene.ActivationConfiguration(userActivity: note.activity)
    /// }
    /// ```
    ///
    /// If the Info.plist doesn't allow several scenes, a menu shows the alternate action in its place, or else nothing.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// A closure that returns what to open; `nil` to open nothing.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene
            .ActivationConfiguration?

        /// The title of an action without one. That of iPadOS.
        static let standardTitle = "Open in New Window"

        private let alternate: UIAction?

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - title: The title; `nil` for "Open in New Window".
        ///   - alternate: The action of an app that has one scene. It is also performed if the window can't be opened.
        ///   - configuration: A closure that is called when the user chooses the action.
        public init(
            title: String? = nil,
            subtitle: String? = nil,
            image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [],
            alternate: UIAction? = nil,
            _ configuration: @escaping UIWindowScene.ActivationAction.ConfigurationProvider
        ) {
            self.alternate = alternate
            super.init(
                title: title ?? Self.standardTitle,
                subtitle: subtitle,
                image: image,
                identifier: identifier,
                discoverabilityTitle: discoverabilityTitle,
                attributes: attributes,
                state: .off,
                handler: { ($0 as? ActivationAction)?.activate(configuration) }
            )
        }

        /// Returns `nil`, since an archive has no closure.
        public required init?(coder: NSCoder) { nil }

        override var shownElement: UIMenuElement? {
            UIApplication.shared.supportsMultipleScenes ? self : alternate
        }

        private func activate(_ provider: ConfigurationProvider) {
            guard let configuration = provider(self) else { return }
            let preview = configuration.preview.flatMap(ScenePreview.init)
            if configuration.activate() == nil {
                preview?.leave()
            } else {
                preview?.remove()
                alternate?.performWithSender(sender, target: nil)
            }
        }
    }
}
