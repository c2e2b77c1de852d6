import Foundation

extension UIApplication {
    /// Tells the app that memory is short: first the delegate, then observers of the notification, then the controllers
    /// in the hierarchies of the windows, from the root on (the order is unverified).
    ///
    /// On Linux the kernel's notices of memory pressure cause it, where the kernel gives them to a process without
    /// privileges.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        let scenes = connectedScenes.compactMap { ($0 as? UIWindowScene)?.screen }
        let screens = scenes.isEmpty ? [UIScreen.main] : scenes
        for window in screens.flatMap(\.windows) { window.rootViewController?.receiveMemoryWarning() }
    }
}

extension UIViewController {
    /// Tells the controller, its descendants and those that they present that memory is short.
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        storage.presentation?.presented.receiveMemoryWarning()
    }
}
