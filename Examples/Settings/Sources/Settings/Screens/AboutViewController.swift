import UIKit

/// The version and the license of the app. Its rows never change.
final class AboutViewController: FormViewController {
    override init() {
        super.init()
        title = "About"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override var sections: [FormSection] {
        [
            FormSection(
                id: "version",
                rows: [FormRow("Version", .value("1.0")), FormRow("Model", .value(UIDevice.current.model))]
            ),
            FormSection(
                id: "license",
                header: "License",
                footer: "Free for any purpose, with the notice of its authors.",
                rows: [FormRow("License", .value("MIT"))]
            ),
        ]
    }
}
