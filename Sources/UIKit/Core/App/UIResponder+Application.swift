import Foundation
import ObjectRuntime

extension UIResponder {
    /// The app, at the end of the responder chain.
    var applicationResponder: UIResponder { UIApplication.shared }

    /// Opens a URL in the app for its kind, and calls a closure with whether it was handed over.
    func openInApplication(_ url: URL, completion: ((Bool) -> Void)?) {
        UIApplication.shared.open(url) { completion?($0) }
    }

    /// Returns the orientations that the app supports in a window.
    func applicationOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        return application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
    }
}

extension UICommand {
    /// Calls the method of a target, or else of the first object in the responder chain that has it.
    func sendAction(_ action: Selector, to target: Any?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

extension UIMenuSystem {
    /// Lets the app and its delegate change the menus.
    func buildMenus(with builder: any UIMenuBuilder) {
        let app: UIResponder = UIApplication.shared
        let chain = Array(sequence(first: app, next: \.next))
        for responder in chain { responder.buildMenu(with: builder) }
    }
}
