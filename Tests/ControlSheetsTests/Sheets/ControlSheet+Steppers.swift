import UIKit

extension ControlSheet {
    static let steppers = ControlSheet(name: "steppers") {
        @MainActor func stepper(_ value: Double, _ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
            let stepper = UIStepper()
            stepper.maximumValue = 10
            stepper.value = value
            stepper.accessibilityLabel = "Copies"
            change(stepper)
            return stepper
        }
        return SpecimenViewController([
            Specimen("Least value, between, greatest value", [stepper(0), stepper(5), stepper(10)]),
            Specimen("Disabled", [stepper(5) { $0.isEnabled = false }]),
            Specimen(
                "Other images",
                [
                    stepper(5) {
                        $0.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
                        $0.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
                    }
                ]
            ),
        ])
    }
}
