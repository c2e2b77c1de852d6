import Documents
import Gallery
import UIKit

/// The delegate that opens the windows, and handles the keys that have a meaning in all of them.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static let identifier = "org.unfold.Unfold"
    private static var contents = [AppContent.gallery]
    var window: UIWindow?
    private var windows: [UIWindow] = []
    private let sizes = WindowSizes()

    /// Shows each content in a window, until all of them are closed.
    ///
    /// - Returns: The exit status of the process.
    static func run(_ contents: [AppContent]) -> Int32 {
        self.contents = contents
        let first = contents.first ?? .gallery
        let extent = WindowSizes().extent(of: first.windowKind)
        return UIApplication.run(
            AppDelegate.self,
            title: first.title,
            size: extent.size,
            minimumSize: WindowSizes.minimum,
            isMaximized: extent.isMaximized
        )
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let main = UIScreen.main
        show(Self.contents.first ?? .gallery)
        for content in Self.contents.dropFirst() { open(content) }
        main.makeCurrent()
        return true
    }

    // MARK: Windows

    /// Opens a window.
    func open(_ content: AppContent) {
        let extent = sizes.extent(of: content.windowKind)
        let screen = UIApplication.shared.openScreen(
            title: content.title,
            size: extent.size,
            minimumSize: WindowSizes.minimum,
            isMaximized: extent.isMaximized
        )
        if screen != nil { show(content) }
    }

    /// Opens each file in a window.
    func open(_ files: [URL]) {
        for source in files.compactMap({ DocumentSource($0) }) { open(.opening(source)) }
    }

    /// Shows the dialog for opening files.
    func chooseFiles() {
        UIScreen.main.host?.chooseFiles(title: "Open Files") { [weak self] in self?.open($0) }
    }

    /// Replaces the content of the current screen's window.
    func replace(with content: AppContent) {
        guard let window = windows.first(where: { $0.screen === UIScreen.main }) else { return }
        window.rootViewController = content.makeRootViewController(AppMenu(delegate: self))
        window.screen.host?.setTitle(content.title)
    }

    /// Shows a content on the current screen.
    private func show(_ content: AppContent) {
        let screen = UIScreen.main
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = content.makeRootViewController(AppMenu(delegate: self))
        window.makeKeyAndVisible()
        windows.append(window)
        if self.window == nil { self.window = window }
        let kind = content.windowKind
        screen.receivesFiles = { [weak self] in self?.open($0) }
        screen.willClose = { [weak self, weak screen] in
            guard let self, let screen else { return }
            if let host = screen.host, host.size != .zero {
                sizes.keep(host.size, isMaximized: host.isMaximized, of: kind)
            }
            // The controllers disappear, so that a document keeps its place.
            windows.first { $0.screen === screen }?.isHidden = true
            windows.removeAll { $0.screen === screen }
        }
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let command = presses.lazy.compactMap({ $0.key.flatMap { AppCommand($0) } }).first else {
            return super.pressesBegan(presses, with: event)
        }
        switch command {
        case .open: chooseFiles()
        case .newWindow: open(.gallery)
        case .close: UIScreen.main.host?.close()
        case .quit: UIApplication.shared.quit()
        case .shortcuts: showShortcuts()
        }
    }

    /// Shows the list of the keys that work in every window.
    func showShortcuts() {
        guard let navigation = currentNavigation, !(navigation.topViewController is AppShortcutsViewController) else {
            return
        }
        navigation.pushViewController(AppShortcutsViewController(), animated: true)
    }

    /// Shows the version and the license of the app.
    func showAbout() {
        guard let navigation = currentNavigation, navigation.presentedViewController == nil else { return }
        let message = """
            Version \(Version.current)

            Tables whose rows unfold, and a viewer for files of any size.

            MIT License
            """
        let about = UIAlertController(title: "Unfold", message: message, preferredStyle: .alert)
        about.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(about, animated: true)
    }

    /// The navigation controller of the window on the current screen.
    private var currentNavigation: UINavigationController? {
        let root = windows.first { $0.screen === UIScreen.main }?.rootViewController
        return (root as? GallerySplitViewController)?.frontNavigationController ?? root as? UINavigationController
    }
}
