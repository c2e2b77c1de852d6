import CoreGraphics
import Foundation

extension UIWindowScene {
    /// An interaction that opens a window for what is under two fingers that move apart.
    ///
    /// ```swift
    /// view.addInteraction(
    ///     UIWindowScene.ActivationInteraction { _, _ in
    ///         UIWindowScene.ActivationConfiguration(userActivity: note.activity)
    ///     } errorHandler: { error in show(error) }
    /// )
    /// ```
    ///
    /// It does nothing if the Info.plist doesn't allow several scenes.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        /// A closure that returns what to open for a point of the interaction's view; `nil` to open nothing.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene
            .ActivationConfiguration?

        /// The view that owns the interaction.
        open private(set) weak var view: UIView?

        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private lazy var pinch = ScenePinch(
            configuration: { [weak self] in self?.configuration(at: $0) },
            onError: { [weak self] in self?.errorHandler($0) }
        )

        /// Creates an interaction.
        ///
        /// - Parameters:
        ///   - configurationProvider: A closure that is called when the fingers begin to move apart.
        ///   - errorHandler: A closure that is called if the window can't be opened.
        public init(
            _ configurationProvider: @escaping UIWindowScene.ActivationInteraction.ConfigurationProvider,
            errorHandler: @escaping (any Error) -> Void
        ) {
            provider = configurationProvider
            self.errorHandler = errorHandler
            super.init()
        }

        open func willMove(to view: UIView?) {
            self.view?.removeGestureRecognizer(pinch.recognizer)
        }

        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(pinch.recognizer)
        }

        private func configuration(at point: CGPoint) -> UIWindowScene.ActivationConfiguration? {
            provider(self, point)
        }
    }
}
