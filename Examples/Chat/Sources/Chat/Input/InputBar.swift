import UIKit

/// The field for a message, with a button for pictures and a button that sends.
final class InputBar: UIView {
    /// A closure that gets the text to send.
    var onSend: (String) -> Void = { _ in }
    var onAttach: () -> Void = {}

    let textView = UITextView()
    private let placeholder = UILabel()
    private let frameView = UIView()
    private lazy var send = UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in sendText() })
    private lazy var attach = UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in onAttach() })
    private lazy var height = textView.heightAnchor.constraint(equalToConstant: 36)

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        setUpViews()
        setUpLayout()
        textDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpViews() {
        for (button, name, label) in [(attach, "plus", "Attach"), (send, "arrow.up.circle.fill", "Send")] {
            let symbol = UIImage.SymbolConfiguration(pointSize: button === send ? 28 : 20)
            button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
            button.accessibilityLabel = label
        }
        for view in [textView, placeholder] as [UIView & UIContentSizeCategoryAdjusting] {
            view.adjustsFontForContentSizeCategory = true
        }
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .clear
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.accessibilityLabel = "Message"
        textView.delegate = self
        placeholder.text = "Message"
        placeholder.font = .preferredFont(forTextStyle: .body)
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        frameView.layer.cornerRadius = 18
        frameView.backgroundColor = .secondarySystemBackground
    }

    private func setUpLayout() {
        for view in [frameView, attach, send] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for view in [placeholder, textView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            frameView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            attach.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            attach.widthAnchor.constraint(equalToConstant: 40),
            attach.heightAnchor.constraint(equalToConstant: 36),
            attach.bottomAnchor.constraint(equalTo: frameView.bottomAnchor),
            frameView.leadingAnchor.constraint(equalTo: attach.trailingAnchor, constant: 4),
            frameView.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -4),
            frameView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            frameView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            send.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            send.widthAnchor.constraint(equalToConstant: 40),
            send.heightAnchor.constraint(equalToConstant: 36),
            send.bottomAnchor.constraint(equalTo: frameView.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: frameView.leadingAnchor, constant: 4),
            textView.trailingAnchor.constraint(equalTo: frameView.trailingAnchor, constant: -4),
            textView.topAnchor.constraint(equalTo: frameView.topAnchor),
            textView.bottomAnchor.constraint(equalTo: frameView.bottomAnchor),
            placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
            placeholder.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
            height,
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        growToFit()
    }

    private func sendText() {
        let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        textView.text = ""
        textDidChange()
        onSend(text)
    }

    private func textDidChange() {
        placeholder.isHidden = !textView.text.isEmpty
        send.isEnabled = textView.text.contains { !$0.isWhitespace }
        growToFit()
    }

    /// Makes the field as high as its text, up to five lines. After that the text scrolls.
    private func growToFit() {
        guard textView.bounds.width > 0, let font = textView.font else { return }
        let insets = textView.textContainerInset.top + textView.textContainerInset.bottom
        let limit = (5 * font.lineHeight + insets).rounded(.up)
        let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        let wanted = min(max(fitting.height.rounded(.up), 36), limit)
        if height.constant != wanted { height.constant = wanted }
    }
}

extension InputBar: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        textDidChange()
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        // The return key of a keyboard sends.
        guard text == "\n" else { return true }
        sendText()
        return false
    }
}
