import CleanGallery
import UIKit

/// The app: the gallery, with the listings as they are printed.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GallerySplitViewController(Self.makeGallery())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    static func makeGallery() -> GalleryViewController {
        GalleryViewController(groups: ExampleGroup.all + [.asPrinted])
    }
}
