import Documents
import UIKit

/// The bar that asks for a path.
final class PathEntryBar: BottomBar {
    /// Called with the path that the user enters.
    var onPath: (RowPath) -> Void = { _ in }

    init() {
        let field = BarField(symbol: "arrow.turn.down.right", placeholder: "Path, such as .items[850].name")
        super.init(field: field)
        field.addAction(UIAction { [weak self] _ in self?.explain(nil) }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func submit() {
        do {
            onPath(try RowPath(field.text ?? ""))
        } catch {
            explain("\(error).")
        }
    }
}
