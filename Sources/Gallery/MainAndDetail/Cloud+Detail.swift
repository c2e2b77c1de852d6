import UIKit

extension Cloud {
    /// Creates a view that describes the cloud and the weather that it indicates.
    @MainActor func makeDetailView() -> UIView {
        let lines = [
            Self.line(look, style: .body, color: .label),
            Self.line(omen, style: .footnote, color: .secondaryLabel),
        ]
        let stack = UIStackView(arrangedSubviews: lines)
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
        return stack
    }

    @MainActor private static func line(_ text: String, style: UIFont.TextStyle, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
