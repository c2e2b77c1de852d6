import Testing
import UIKit

#if canImport(UIKitTesting)
    import UIKitTesting
#endif

/// A window with a controller, whose frames a test looks at.
///
/// On iOS, a test looks about once in each frame, in real time. On Linux, the frames are those of a test screen.
@MainActor
struct FrameStage {
    let window: UIWindow
    #if canImport(UIKitTesting)
        private let screen: TestScreen
    #endif

    /// Shows a controller in a window, and waits until it is at rest.
    init(_ controller: UIViewController) async throws {
        #if canImport(UIKitTesting)
            screen = TestScreen(size: CGSize(width: 390, height: 700))
            window = screen.window
            screen.show(controller)
        #else
            let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
            window = UIWindow(windowScene: try #require(scene, "The tests run in the app."))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        #endif
        await frames(for: 0.6) {}
    }

    /// Calls a closure after each frame in a number of seconds.
    func frames(for seconds: TimeInterval, _ observe: @escaping @MainActor () -> Void) async {
        #if canImport(UIKitTesting)
            for _ in 0..<Int(seconds * 60) {
                screen.advance(by: 1 / 60)
                observe()
            }
        #else
            // Presentation layers have the values of the time at which they are asked for.
            let end = CACurrentMediaTime() + seconds
            while CACurrentMediaTime() < end {
                try? await Task.sleep(nanoseconds: 8_000_000)
                observe()
            }
        #endif
    }
}
