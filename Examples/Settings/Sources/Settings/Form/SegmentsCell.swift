import UIKit

/// A row with segments, of which one is selected.
final class SegmentsCell: ControlCell {
    private let segments = UISegmentedControl()
    private var onSelect: (Int) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        segments.addAction(UIAction { [unowned self] _ in onSelect(segments.selectedSegmentIndex) }, for: .valueChanged)
        fill(with: [segments])
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ row: FormRow, onChange: @escaping () -> Void) {
        guard case .segments(let titles, let value) = row.control else { return }
        segments.accessibilityLabel = row.title
        let shown = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
        if shown != titles {
            segments.removeAllSegments()
            for (index, title) in titles.enumerated() {
                segments.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        segments.selectedSegmentIndex = value.get()
        onSelect = {
            value.set($0)
            onChange()
        }
    }
}
