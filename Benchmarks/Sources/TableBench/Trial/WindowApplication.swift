import CFrameMeter
import UIKit

/// An application whose window shows the table that a trial runs with.
final class WindowApplication: UIResponder, UIApplicationDelegate {
    static var count = MixedRows.period
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = MixedTable(count: Self.count)
        window?.makeKeyAndVisible()
        frame_meter_start {
            MainActor.assumeIsolated { WindowApplication.runTrial() }
        }
        return true
    }

    private static func runTrial() {
        guard let table = UIApplication.shared.keyWindow?.rootViewController as? MixedTable else { return }
        Trial(stage: WindowStage(table: table), count: count).run()
        exit(0)
    }
}
