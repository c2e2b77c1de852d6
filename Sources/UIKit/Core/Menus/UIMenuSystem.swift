import Foundation

/// The menus of an app, which responders change in `buildMenu(with:)`.
///
/// The desktop shows no bar of menus. The keys of the commands in the main menu work all the same, in every window.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// The main menu, which the app's delegate builds.
    open class var main: UIMenuSystem { mainSystem }

    /// The menus of contexts.
    open class var context: UIMenuSystem { contextSystem }

    private var built: UIMenu?

    /// Requests that the menus are built again before they are used.
    open func setNeedsRebuild() {
        built = nil
    }

    /// Requests that the states of commands are determined again, which is done anyway whenever one is used.
    open func setNeedsRevalidate() {}

    /// The menus. They are built on first use, by the app and then by its delegate.
    var root: UIMenu {
        if let built { return built }
        let standard = StandardMenus.root
        let builder = MenuBuilder(self, root: standard)
        // The menu exists while it is built, so that a responder that asks for it doesn't build it again.
        built = standard
        let app: UIResponder = UIApplication.shared
        let chain = Array(sequence(first: app, next: \.next))
        for responder in chain { responder.buildMenu(with: builder) }
        built = builder.root
        return builder.root
    }

    /// The commands with keys in the menus.
    var keyCommands: [UIKeyCommand] { root.descendants.compactMap { $0 as? UIKeyCommand } }
}
