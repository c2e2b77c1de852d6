import UIKit

extension ControlSheet {
    /// Configured buttons: styles, sizes, corners and states.
    static let buttons = ControlSheet(name: "buttons") {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        let corners: [(String, UIButton.Configuration.CornerStyle)] = [
            ("Fixed", .fixed), ("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule),
        ]
        @MainActor func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
            var configuration = configuration
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        @MainActor func cornered(_ title: String, _ style: UIButton.Configuration.CornerStyle) -> UIButton {
            var configuration = UIButton.Configuration.tinted()
            configuration.cornerStyle = style
            return button(title, configuration)
        }
        return SpecimenViewController([
            Specimen("Styles", styles.map { button($0, $1) }),
            Specimen(
                "Disabled",
                styles.map {
                    let button = button($0, $1)
                    button.isEnabled = false
                    return button
                }
            ),
            Specimen(
                "Selected",
                styles.map {
                    let button = button($0, $1)
                    button.isSelected = true
                    return button
                }
            ),
            Specimen(
                "Destructive",
                styles.map {
                    let button = button($0, $1)
                    button.role = .destructive
                    return button
                }
            ),
            Specimen(
                "Colors",
                styles.dropFirst().map { name, style in
                    var style = style
                    style.baseBackgroundColor = .systemGreen
                    style.baseForegroundColor = .label
                    return button(name, style)
                }
            ),
            Specimen(
                "Sizes",
                sizes.map { name, size in
                    var configuration = UIButton.Configuration.filled()
                    configuration.buttonSize = size
                    return button(name, configuration)
                }
            ),
            Specimen("Fixed, small and medium corners", corners.prefix(3).map { cornered($0, $1) }),
            Specimen("Large corners and capsule", corners.dropFirst(3).map { cornered($0, $1) }),
            Specimen("Glass", [button("Glass", .glass()), button("Prominent", .prominentGlass())]),
            Specimen("Clear glass", [button("Clear", .clearGlass()), button("Prominent", .prominentClearGlass())]),
        ])
    }
}
