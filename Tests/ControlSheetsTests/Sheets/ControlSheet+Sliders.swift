import UIKit

extension ControlSheet {
    static let sliders = ControlSheet(name: "sliders") {
        @MainActor func slider(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
            let slider = UISlider()
            slider.value = value
            slider.accessibilityLabel = "Volume"
            change(slider)
            return slider
        }
        return SpecimenViewController([
            Specimen("Least value", fills: true, [slider(0)]),
            Specimen("A third", fills: true, [slider(0.33)]),
            Specimen("Greatest value", fills: true, [slider(1)]),
            Specimen(
                "Images",
                fills: true,
                [
                    slider(0.5) {
                        $0.minimumValueImage = UIImage(systemName: "moon.fill")
                        $0.maximumValueImage = UIImage(systemName: "bolt.fill")
                    }
                ]
            ),
            Specimen(
                "Colors",
                fills: true,
                [
                    slider(0.6) {
                        $0.minimumTrackTintColor = .systemOrange
                        $0.maximumTrackTintColor = .systemPurple
                        $0.thumbTintColor = .systemYellow
                    }
                ]
            ),
            Specimen("Without a thumb", fills: true, [slider(0.6) { $0.sliderStyle = .thumbless }]),
            Specimen("Disabled", fills: true, [slider(0.4) { $0.isEnabled = false }]),
        ])
    }
}
