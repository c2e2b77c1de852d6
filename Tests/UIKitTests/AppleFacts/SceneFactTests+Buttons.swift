import UIKit

@testable import UIKitTestSupport

/// The scenes of buttons.
extension UIKitScreenTests.SceneFactTests {
    var buttonScenes: [String: Maker] { ["button/basic": makeButtons, "button/looks": makeButtonLooks] }

    private func place(_ stage: Stage, _ button: UIButton, _ name: String, x: CGFloat = 16, y: CGFloat) {
        button.sizeToFit()
        button.frame.origin = CGPoint(x: x, y: y)
        stage.views[name] = button
        stage.root.addSubview(button)
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ title: String,
        change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func makeButtons(_ stage: Stage) {
        for (name, title, y) in [("system", "Tap", 16), ("disabled", "Disabled", 56)] as [(String, String, CGFloat)] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.isEnabled = name == "system"
            place(stage, button, name, y: y)
        }
        place(stage, button(.plain(), "Plain"), "plain", y: 96)
        place(stage, button(.gray(), "Gray"), "gray", y: 140)
        place(stage, button(.tinted(), "Tinted"), "tinted", y: 184)
        place(stage, button(.filled(), "Filled"), "filled", y: 228)
    }

    private func makeButtonLooks(_ stage: Stage) {
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        place(stage, custom, "custom", y: 16)
        let edges: [(String, NSDirectionalRectEdge, CGFloat)] = [
            ("leading", .leading, 16), ("trailing", .trailing, 120), ("top", .top, 224),
        ]
        for (name, edge, x) in edges {
            let star = button(.gray(), "Star") {
                $0.image = UIImage(systemName: "star")
                $0.imagePlacement = edge
                $0.imagePadding = 6
            }
            place(stage, star, name, x: x, y: 60)
        }
        place(stage, button(.filled(), "Title") { $0.subtitle = "Subtitle" }, "subtitled", y: 130)
        place(stage, button(.gray(), "Mini") { $0.buttonSize = .mini }, "mini", y: 200)
        place(stage, button(.gray(), "Small") { $0.buttonSize = .small }, "small", x: 90, y: 200)
        place(stage, button(.gray(), "Large") { $0.buttonSize = .large }, "large", x: 170, y: 200)
        let (pressed, disabled) = (button(.filled(), "Pressed"), button(.filled(), "Disabled"))
        let off = button(.gray(), "Off")
        pressed.isHighlighted = true
        for button in [disabled, off] { button.isEnabled = false }
        place(stage, pressed, "pressed", y: 270)
        place(stage, disabled, "disabled", x: 120, y: 270)
        place(stage, off, "off", x: 230, y: 270)
        let image = UIButton(type: .system)
        image.setImage(UIImage(systemName: "heart"), for: .normal)
        image.setTitle("Heart", for: .normal)
        place(stage, image, "systemImage", y: 340)
    }
}
