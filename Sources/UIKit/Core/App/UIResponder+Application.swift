import ObjectRuntime

extension ApplicationResponding {
    var applicationResponder: UIResponder { UIApplication.shared }

    func sendAction(_ action: Selector, to target: Any?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

extension UIResponder: ApplicationResponding {}

extension UICommand: ApplicationResponding {}

extension UIMenuSystem: ApplicationResponding {}
