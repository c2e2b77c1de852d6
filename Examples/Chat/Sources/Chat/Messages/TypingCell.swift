import UIKit

/// A bubble that shows that the partner is typing.
final class TypingCell: BubbleCell {
    private let indicator = UIActivityIndicatorView(style: .medium)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        fill(with: indicator, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        show(ChatMessage(content: .text(""), isMine: false, day: "", time: ""))
        isAccessibilityElement = true
        accessibilityLabel = "Typing"
        accessibilityValue = nil
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        indicator.startAnimating()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
}
