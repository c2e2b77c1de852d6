import UIKit

/// A caption, and controls beside each other. At the large text sizes for accessibility they are below each other.
final class SpecimenView: UIStackView {
    private let row = UIStackView()
    private let space = UIView()
    private let fills: Bool

    init(_ specimen: Specimen) {
        fills = specimen.fills
        super.init(frame: .zero)
        let caption = UILabel()
        caption.text = specimen.caption
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.adjustsFontForContentSizeCategory = true
        caption.textColor = .secondaryLabel
        caption.numberOfLines = 0
        axis = .vertical
        spacing = 6
        addArrangedSubview(caption)
        addArrangedSubview(row)
        row.spacing = 10
        for view in specimen.views { row.addArrangedSubview(view) }
        if !fills { row.addArrangedSubview(space) }
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: SpecimenView, _) in
            view.arrange()
        }
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError("Not made from archives") }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = fills ? .fill : isLarge ? .leading : .center
        row.distribution = fills && !isLarge ? .fillEqually : .fill
        space.isHidden = isLarge
    }
}
