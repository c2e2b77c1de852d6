import UIKit

/// A row with a slider between two symbols.
final class SliderCell: ControlCell {
    private let slider = UISlider()
    private var onSlide: (Float) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        slider.addAction(UIAction { [unowned self] _ in onSlide(slider.value) }, for: .valueChanged)
        fill(with: [slider])
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ row: FormRow, onChange: @escaping () -> Void) {
        guard case .slider(let value, let symbols) = row.control else { return }
        slider.accessibilityLabel = row.title
        slider.minimumValueImage = UIImage(systemName: symbols.low)
        slider.maximumValueImage = UIImage(systemName: symbols.high)
        slider.tintColor = .systemBlue
        if !slider.isTracking { slider.value = value.get() }
        onSlide = { value.set($0) }
    }
}
