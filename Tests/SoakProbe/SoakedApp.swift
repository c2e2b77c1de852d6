import Gallery
import QuartzCore
import UIKit

/// The gallery in a window, which a random finger uses in every frame.
final class SoakedApp: UIResponder, UIApplicationDelegate {
    private static var frames = 0
    private static var seed: UInt64 = 0
    var window: UIWindow?
    private var navigation: UINavigationController?
    private var link: CADisplayLink?
    private var frame = 0
    private lazy var plan = SoakPlan(interval: Self.frames / 10, seed: Self.seed)
    private lazy var levels = MemoryLevels(frames: Self.frames)

    /// Runs the app for a number of frames.
    ///
    /// - Returns: The exit status of the process.
    static func run(frames: Int, seed: UInt64) -> Int32 {
        (self.frames, self.seed) = (frames, seed)
        return UIApplication.run(SoakedApp.self, title: "Soak")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        navigation = UINavigationController(rootViewController: GalleryViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        link = CADisplayLink(of: window.layer) { [weak self] _ in
            MainActor.assumeIsolated { self?.frameBegins() }
        }
        link?.add(to: .main, forMode: .common)
        return true
    }

    private func frameBegins() {
        guard let screen = window?.screen, let navigation else { return }
        plan.beginFrame(in: navigation, on: screen)
        levels.frameEnded(showing: navigation.topViewController)
        frame += 1
        if frame == Self.frames { exit(levels.report()) }
    }
}
