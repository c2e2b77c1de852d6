import UIKit

extension ControlSheet {
    static let textFields = ControlSheet(name: "text-fields") {
        @MainActor func field(_ style: UITextField.BorderStyle, _ change: (UITextField) -> Void) -> UITextField {
            let field = UITextField()
            field.borderStyle = style
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.accessibilityLabel = "Name"
            change(field)
            return field
        }
        let styles: [(String, UITextField.BorderStyle)] = [
            ("No border", .none), ("Line", .line), ("Bezel", .bezel), ("Rounded rectangle", .roundedRect),
        ]
        let image = UIImageView(image: UIImage(systemName: "person.fill"))
        return SpecimenViewController(
            styles.map { name, style in Specimen(name, fills: true, [field(style) { $0.text = "Ada" }]) } + [
                Specimen("Placeholder", fills: true, [field(.roundedRect) { $0.placeholder = "Full name" }]),
                Specimen(
                    "Clear button",
                    fills: true,
                    [
                        field(.roundedRect) {
                            $0.text = "Ada Lovelace"
                            $0.clearButtonMode = .always
                        }
                    ]
                ),
                Specimen(
                    "Secure",
                    fills: true,
                    [
                        field(.roundedRect) {
                            $0.text = "engine"
                            $0.isSecureTextEntry = true
                        }
                    ]
                ),
                Specimen(
                    "Left view",
                    fills: true,
                    [
                        field(.roundedRect) {
                            $0.text = "Ada"
                            $0.leftView = image
                            $0.leftViewMode = .always
                        }
                    ]
                ),
                Specimen(
                    "Centered, and disabled",
                    fills: true,
                    [
                        field(.roundedRect) {
                            $0.text = "Center"
                            $0.textAlignment = .center
                        },
                        field(.roundedRect) {
                            $0.text = "Disabled"
                            $0.isEnabled = false
                        },
                    ]
                ),
            ]
        )
    }
}
