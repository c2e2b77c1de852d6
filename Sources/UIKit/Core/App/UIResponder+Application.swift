import Foundation

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
