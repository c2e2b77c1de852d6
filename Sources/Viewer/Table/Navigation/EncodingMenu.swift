import Documents
import UIKit

/// The menu of the encodings in which a file can be read.
@MainActor
struct EncodingMenu {
    weak var document: (any Document)?

    /// The menu; `nil` for a document that is not of a file.
    var element: UIMenu? {
        guard let document, document.isOfFile else { return nil }
        // Another window or the command line may have made another choice since the menu was made.
        let choices = UIDeferredMenuElement.uncached { [weak document] provide in
            provide(document.map(Self.choices) ?? [])
        }
        return UIMenu(title: "Encoding", children: [choices])
    }

    private static func choices(of document: any Document) -> [UIMenuElement] {
        let chosen = document.state.encoding
        let detected = document.state.facts.first { $0.name == DocumentFact.encodingName && chosen == nil }?.value
        let automatic = action("As Detected" + (detected.map { " (\($0))" } ?? ""), nil, document)
        var all = EncodingChoice.all.map { action($0.title, $0.name, document) }
        if let chosen, !EncodingChoice.all.contains(where: { $0.name.lowercased() == chosen.lowercased() }) {
            all.append(action(chosen, chosen, document))
        }
        return [
            UIMenu(options: .displayInline, children: [automatic]), UIMenu(options: .displayInline, children: all),
        ]
    }

    private static func action(_ title: String, _ name: String?, _ document: any Document) -> UIAction {
        let action = UIAction(title: title) { [weak document] _ in document?.read(inEncoding: name) }
        action.state = document.state.encoding?.lowercased() == name?.lowercased() ? .on : .off
        return action
    }
}
