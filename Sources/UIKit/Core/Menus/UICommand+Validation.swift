import ObjectRuntime

extension UICommand {
    /// Asks the responder that performs the command for its state.
    ///
    /// - Parameters:
    ///   - responder: The responder at which the search begins.
    ///   - action: The method to perform: that of the command, or of an alternate.
    /// - Returns: The responder; `nil` if none performs the command.
    func validate(from responder: UIResponder, performing action: Selector) -> UIResponder? {
        let target = responder.target(forAction: action, withSender: self) as? UIResponder
        target?.validate(self)
        return target
    }
}
