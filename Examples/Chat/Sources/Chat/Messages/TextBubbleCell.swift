import UIKit

/// A bubble with a text, whose links open.
final class TextBubbleCell: BubbleCell {
    private let textView = UITextView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.isEditable = false
        textView.isScrollEnabled = false
        // The safe area of a view that is upside down is at its wrong end.
        textView.contentInsetAdjustmentBehavior = .never
        textView.backgroundColor = .clear
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.adjustsFontForContentSizeCategory = true
        fill(with: textView, insets: NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ message: ChatMessage) {
        super.show(message)
        guard case .text(let text) = message.content else { return }
        let color = message.isMine ? UIColor.white : .label
        textView.attributedText = LinkedText(text).attributed(color: color)
        textView.linkTextAttributes = [
            .foregroundColor: message.isMine ? color : UIColor.link,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
    }
}
