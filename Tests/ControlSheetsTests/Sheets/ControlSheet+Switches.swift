import UIKit

extension ControlSheet {
    static let switches = ControlSheet(name: "switches") {
        @MainActor func toggle(_ label: String, isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.accessibilityLabel = label
            change(toggle)
            return toggle
        }
        return SpecimenViewController([
            Specimen("On and off", [toggle("On", isOn: true), toggle("Off", isOn: false)]),
            Specimen(
                "Disabled",
                [true, false].map { toggle("Disabled", isOn: $0) { $0.isEnabled = false } }
            ),
            Specimen(
                "Colors of the track and of the thumb",
                [
                    toggle("Indigo", isOn: true) { $0.onTintColor = .systemIndigo },
                    toggle("Yellow thumb", isOn: true) { $0.thumbTintColor = .systemYellow },
                    toggle("Yellow thumb, off", isOn: false) { $0.thumbTintColor = .systemYellow },
                ]
            ),
        ])
    }
}
