import UIKit

/// A row with text that the user edits, as high as the text.
final class TextCell: UITableViewCell, UITextViewDelegate {
    private let textView = UITextView()
    private let placeholder = UILabel()
    private var onChange: (String) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textView.delegate = self
        // Without its own scrolling, the view is as high as its text.
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        placeholder.font = .preferredFont(forTextStyle: .body)
        placeholder.adjustsFontForContentSizeCategory = true
        let margins = contentView.layoutMarginsGuide
        for view in [placeholder, textView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                view.topAnchor.constraint(equalTo: margins.topAnchor),
            ])
        }
        textView.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, placeholder: String, onChange: @escaping (String) -> Void) {
        textView.text = text
        textView.accessibilityLabel = placeholder
        self.placeholder.text = placeholder
        self.placeholder.isHidden = !text.isEmpty
        self.onChange = onChange
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !textView.text.isEmpty
        onChange(textView.text)
    }
}
