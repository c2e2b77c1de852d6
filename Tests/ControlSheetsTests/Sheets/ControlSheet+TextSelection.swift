import UIKit
import UIKitTesting

extension ControlSheet {
    /// A selected text.
    static let textSelection = ControlSheet(name: "text-selection") {
        let field = UITextField()
        field.text = "Ada Lovelace"
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = "Name"
        return SpecimenViewController([Specimen("A selection", fills: true, [field])])
    } act: { screen in
        guard let field = screen.element(labelled: "Name")?.object as? UITextField else { return }
        screen.tap(field)
        screen.advance(by: 1)
        field.selectAll(nil)
    }
}
