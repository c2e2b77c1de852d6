import UIKit

extension ControlSheet {
    static let segmentedControls = ControlSheet(name: "segmented-controls") {
        @MainActor func segments(_ items: [Any], _ change: (UISegmentedControl) -> Void = { _ in })
            -> UISegmentedControl
        {
            let control = UISegmentedControl(items: items)
            control.selectedSegmentIndex = 1
            change(control)
            return control
        }
        let days = ["Day", "Week", "Month", "Year"]
        let symbols = [("Flag", "flag.fill"), ("Star", "star.fill"), ("Like", "heart.fill")]
        let images = UISegmentedControl(
            frame: .zero,
            actions: symbols.map { title, name in UIAction(title: title, image: UIImage(systemName: name)) { _ in } }
        )
        images.selectedSegmentIndex = 1
        return SpecimenViewController([
            Specimen("Titles", fills: true, [segments(days)]),
            Specimen("Images", fills: true, [images]),
            Specimen(
                "No selection",
                fills: true,
                [segments(days) { $0.selectedSegmentIndex = UISegmentedControl.noSegment }]
            ),
            Specimen(
                "Widths by content",
                fills: true,
                [
                    segments(["All", "Unread messages", "Flagged"]) {
                        $0.apportionsSegmentWidthsByContent = true
                    }
                ]
            ),
            Specimen(
                "Colors",
                fills: true,
                [
                    segments(days) {
                        $0.selectedSegmentTintColor = .systemOrange
                        $0.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
                    }
                ]
            ),
            Specimen("A disabled segment", fills: true, [segments(days) { $0.setEnabled(false, forSegmentAt: 2) }]),
            Specimen("Disabled", fills: true, [segments(days) { $0.isEnabled = false }]),
            Specimen("At its own size", [segments(["One", "Two"])]),
        ])
    }
}
