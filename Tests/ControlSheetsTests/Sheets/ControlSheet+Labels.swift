import UIKit

extension ControlSheet {
    /// Labels in all text styles, and in the colors of labels.
    static let labels = ControlSheet(name: "labels") {
        @MainActor func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = color
            label.numberOfLines = 0
            return label
        }
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1),
            ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline), ("Body", .body),
            ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote),
            ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        let colors: [(String, UIColor)] = [
            ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel), ("Link", .link),
        ]
        let truncated = label("A text that is too long for the single line that it has", .body)
        truncated.numberOfLines = 1
        let shadowed = label("Shadow", .title2)
        shadowed.shadowColor = .systemGray3
        shadowed.shadowOffset = CGSize(width: 0, height: 2)
        return SpecimenViewController(
            [Specimen("Text styles", fills: true, [UIStackView(column: styles.map { label($0, $1) })])] + [
                Specimen("Colors", colors.map { label($0, .subheadline, $1) }),
                Specimen(
                    "One line, and several",
                    fills: true,
                    [
                        UIStackView(column: [
                            truncated,
                            label("A text that is too long for one line, and that has as many as it needs", .body),
                        ])
                    ]
                ),
                Specimen("Shadow", [shadowed]),
            ]
        )
    }
}

extension UIStackView {
    fileprivate convenience init(column views: [UIView]) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        spacing = 4
    }
}
