import UIKit

extension Cloud {
    /// Creates a view with a picture of the cloud, its description, and the weather that it indicates.
    @MainActor func makeDetailView(picture: UIImage?) -> UIView {
        let views = [
            makePictureView(picture),
            Self.line(look, style: .body, color: .label),
            Self.line(omen, style: .footnote, color: .secondaryLabel),
        ]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
        return stack
    }

    @MainActor private func makePictureView(_ picture: UIImage?) -> UIView {
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFill
        view.layer.cornerRadius = 10
        view.clipsToBounds = true
        view.accessibilityLabel = "Picture of \(name)"
        view.isAccessibilityElement = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        return view
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
