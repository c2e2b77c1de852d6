/// The search for the command that a key performs: up the responder chain, and then in the main menu.
@MainActor
struct KeyCommandSearch {
    let press: UIPress
    let start: UIResponder

    /// Performs the command of the key.
    ///
    /// - Parameter isPrior: Whether to perform the commands that precede what the key does otherwise, or the others.
    /// - Returns: Whether there was one.
    func perform(isPrior: Bool) -> Bool {
        guard let key = press.key else { return false }
        let chain = sequence(first: start, next: \.next)
        for responder in chain {
            for command in responder.allKeyCommands where command.wantsPriorityOverSystemBehavior == isPrior {
                if perform(command, key, from: responder) { return true }
            }
        }
        let menu = isPrior ? [] : UIMenuSystem.main.keyCommands
        return menu.contains { perform($0, key, from: start) }
    }

    private func perform(_ command: UIKeyCommand, _ key: UIKey, from responder: UIResponder) -> Bool {
        let isRightToLeft = responder.ownView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let action = command.action(for: key, isRightToLeft: isRightToLeft) else { return false }
        let target = command.validate(from: responder, performing: action)
        guard let target, !command.attributes.contains(.disabled) else { return false }
        UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        return true
    }
}

extension UIResponder {
    /// The commands that the responder returns, and those that were added to a controller.
    fileprivate var allKeyCommands: [UIKeyCommand] { (keyCommands ?? []) + addedKeyCommands }
}
