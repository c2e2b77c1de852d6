import CUploadMeter
import UIKit

/// A program for the tests and the benchmark of renderers: a window with all that Cairo draws for other renderers.
///
/// With the argument `still` it shows a screen that doesn't move. With `measure` it moves one screen after another, and
/// prints figures about their frames.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        guard CommandLine.arguments.contains("measure") else {
            window.rootViewController?.view.addSubview(StillScreen(frame: window.bounds))
            return true
        }
        call_in_main_loop { MainActor.assumeIsolated { AppDelegate.measure() } }
        return true
    }

    private static func measure() {
        guard let window = UIApplication.shared.keyWindow, let view = window.rootViewController?.view,
            let meter = FrameMeter(of: window.screen)
        else {
            print("failed shows no window")
            exit(1)
        }
        print("renderer-\(meter.renderer) 1")
        let scenes: [any MovingScene] = [
            JumpScene(), RowScene(), ShadowScene(), MaskScene(), GradientScene(), ImageScene(), PatternScene(),
        ]
        for scene in scenes {
            scene.view.frame = view.bounds
            view.addSubview(scene.view)
            meter.measure(scene)
            scene.view.removeFromSuperview()
        }
        print("done")
        exit(0)
    }
}
