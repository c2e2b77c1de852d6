import UIKit
import Unfold

/// A thread or a message: the senders, the time, the subject, and the text, of which two lines show until it unfolds.
final class InboxCell: UITableViewCell, UnfoldingCell {
    private static let dotSize: CGFloat = 10
    /// The space between the margin and the texts, in which the dot of an unread message is.
    private static let dotRoom: CGFloat = 12

    private let senders = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let body = UILabel()
    private let dot = UIView()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    /// Whether the row unfolds to the messages of a thread, and not to its text.
    private var isThread = false

    var truncatable: [UILabel] { isThread ? [] : [body] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpViews()
        setUpLayout()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ thread: MailThread) {
        isThread = thread.messages.count > 1
        senders.text = thread.senders
        subject.text = isThread ? "\(thread.subject) (\(thread.messages.count))" : thread.subject
        subject.isHidden = false
        flag.isHidden = !thread.isFlagged
        guard let last = thread.messages.last else { return }
        time.text = last.time
        body.text = isThread ? last.preview : last.text
        showRead(thread.isRead)
    }

    func show(_ message: Message) {
        isThread = false
        senders.text = message.sender
        subject.isHidden = true
        flag.isHidden = true
        time.text = message.time
        body.text = message.text
        showRead(message.isRead)
    }

    private func showRead(_ isRead: Bool) {
        dot.isHidden = isRead
        accessibilityValue = isRead ? nil : "Unread"
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        body.numberOfLines = level == .expanded && !isThread ? 0 : 2
    }

    // MARK: Views

    private func setUpViews() {
        for (label, style) in [
            (senders, .headline), (time, .subheadline), (subject, .subheadline), (body, .subheadline),
        ]
            as [(UILabel, UIFont.TextStyle)]
        {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
        }
        time.textColor = .secondaryLabel
        body.textColor = .secondaryLabel
        time.setContentHuggingPriority(.required, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        dot.backgroundColor = .tintColor
        dot.layer.cornerRadius = Self.dotSize / 2
        flag.tintColor = .systemOrange
        flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        flag.setContentHuggingPriority(.required, for: .horizontal)
        flag.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setUpLayout() {
        let top = UIStackView(arrangedSubviews: [senders, flag, time])
        top.alignment = .center
        top.spacing = 6
        let column = UIStackView(arrangedSubviews: [top, subject, body])
        column.axis = .vertical
        column.spacing = 2
        for view in [column, dot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: Self.dotSize),
            dot.heightAnchor.constraint(equalToConstant: Self.dotSize),
            dot.trailingAnchor.constraint(equalTo: column.leadingAnchor, constant: -6),
            dot.centerYAnchor.constraint(equalTo: top.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: Self.dotRoom),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }
}
