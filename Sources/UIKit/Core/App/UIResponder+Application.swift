import Foundation
import ObjectRuntime

extension UIResponder: ApplicationResponding {
    var applicationResponder: UIResponder { UIApplication.shared }

    func openInApplication(_ url: URL, completion: ((Bool) -> Void)?) {
        UIApplication.shared.open(url) { completion?($0) }
    }

    func applicationOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        return application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
    }
}

extension UICommand: ActionSending {
    func sendAction(_ action: Selector, to target: Any?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

extension UIMenuSystem: MenuBuilding {
    func buildMenus(with builder: any UIMenuBuilder) {
        let app: UIResponder = UIApplication.shared
        let chain = Array(sequence(first: app, next: \.next))
        for responder in chain { responder.buildMenu(with: builder) }
    }
}
