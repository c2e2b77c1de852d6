import UIKit

extension ControlSheet {
    /// The contents of buttons: images, subtitles and indicators, and the types without a configuration.
    static let buttonContents = ControlSheet(name: "button-contents") {
        @MainActor func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
            var configuration = UIButton.Configuration.tinted()
            configuration.imagePadding = 6
            change(&configuration)
            return UIButton(configuration: configuration)
        }
        let placements: [(String, NSDirectionalRectEdge)] = [
            ("Leading", .leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom),
        ]
        let types: [(String, UIButton.ButtonType)] = [
            ("Details", .detailDisclosure), ("Information", .infoLight), ("Add", .contactAdd), ("Close", .close),
        ]
        let image = UIImage(systemName: "heart.fill")
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        let pictured = UIButton(type: .system)
        pictured.setTitle("Pictured", for: .normal)
        pictured.setImage(image, for: .normal)
        for button in [system, disabled, pictured] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        return SpecimenViewController([
            Specimen(
                "Placement of the image",
                placements.map { name, edge in
                    button {
                        $0.title = name
                        $0.image = image
                        $0.imagePlacement = edge
                        $0.buttonSize = .small
                    }
                }
            ),
            Specimen(
                "Image alone, with a subtitle, with an activity indicator",
                [
                    {
                        let button = button { $0.image = image }
                        button.accessibilityLabel = "Like"
                        return button
                    }(),
                    button {
                        $0.title = "Title"
                        $0.subtitle = "Subtitle"
                        $0.image = image
                    },
                    button {
                        $0.title = "Loading"
                        $0.showsActivityIndicator = true
                    },
                ]
            ),
            Specimen(
                "Pop-up button and pull-down button",
                [
                    button {
                        $0.title = "Pop-up"
                        $0.indicator = .popup
                    },
                    {
                        let button = button { $0.title = "Pull-down" }
                        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
                        button.showsMenuAsPrimaryAction = true
                        return button
                    }(),
                ]
            ),
            Specimen(
                "Several lines",
                fills: true,
                [button { $0.title = "A title that is too long for a single line of a button" }]
            ),
            Specimen("System buttons", [system, disabled, pictured]),
            Specimen(
                "Details, information, add, close",
                types.map { name, type in
                    let button = UIButton(type: type)
                    button.accessibilityLabel = name
                    return button
                }
            ),
        ])
    }
}
