import Foundation
@_spi(ObjectiveCSources) import ObjectRuntime

@testable import UIKit

/// A view that can be the first responder, with commands.
class CommandView: UIView {
    var commands: [UIKeyCommand] = []
    var calls: [String] = []
    var isValid = true
    var heard: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func validate(_ command: UICommand) {
        super.validate(command)
        command.attributes = isValid ? [] : .disabled
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap { $0.key?.characters }
        super.pressesBegan(presses, with: event)
    }
}

nonisolated final class CommandViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { CommandView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        ["makeNew", "choose:", "toggleBoldface:", "find:"].map { name in
            .method(name) { object, arguments in
                guard let view = object as? CommandView else { return nil }
                let command = arguments.argument(0, as: UICommand?.self)
                view.calls.append(name + (command?.propertyList.map { "\($0)" } ?? ""))
                return nil
            }
        }
    }
}
