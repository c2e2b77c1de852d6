import CoreGraphics
import Foundation

/// The gesture of two fingers that pull a window out of a view.
@MainActor
final class ScenePinch: NSObject, UIGestureRecognizerDelegate {
    /// The distance of the fingers, relative to that at the beginning, from which the window opens (unverified).
    static let leastScale: CGFloat = 1.25

    let recognizer = UIPinchGestureRecognizer()
    private let configurationAtPoint: (CGPoint) -> UIWindowScene.ActivationConfiguration?
    private let onError: (any Error) -> Void
    private var configuration: UIWindowScene.ActivationConfiguration?
    private var preview: ScenePreview?

    /// - Parameters:
    ///   - configuration: Returns what to open for a point of the recognizer's view.
    ///   - onError: Called if the window can't be opened.
    init(
        configuration: @escaping (CGPoint) -> UIWindowScene.ActivationConfiguration?,
        onError: @escaping (any Error) -> Void
    ) {
        configurationAtPoint = configuration
        self.onError = onError
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.follow() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.scale > 1, UIApplication.shared.supportsMultipleScenes else { return false }
        configuration = configurationAtPoint(recognizer.location(in: recognizer.view))
        return configuration != nil
    }

    private func follow() {
        switch recognizer.state {
        case .began:
            let source = configuration?.preview ?? recognizer.view.map { UITargetedPreview(following: $0) }
            preview = source.flatMap(ScenePreview.init)
            preview?.scale(by: recognizer.scale)
        case .changed: preview?.scale(by: recognizer.scale)
        case .ended: end(opens: recognizer.scale >= Self.leastScale)
        default: end(opens: false)
        }
    }

    private func end(opens: Bool) {
        let (configuration, preview) = (configuration, preview)
        (self.configuration, self.preview) = (nil, nil)
        guard opens, let configuration else { return preview?.sink() ?? () }
        guard let error = configuration.activate() else { return preview?.leave() ?? () }
        preview?.sink()
        onError(error)
    }
}
