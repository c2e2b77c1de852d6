import UIKit

/// The check mark, the title, the notes and the flag of an item.
final class ItemContentView: UIView {
    /// The distance from the leading edge to the title, in points.
    static let titleInset: CGFloat = margin + checkWidth + spacing
    private static let margin: CGFloat = 12
    private static let checkWidth: CGFloat = 36
    private static let spacing: CGFloat = 8

    /// A closure that is called when the user taps the check mark.
    var onToggle: () -> Void = {}

    private let title = UILabel()
    private let notes = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    private lazy var check = UIButton(
        type: .system,
        primaryAction: UIAction { [unowned self] _ in onToggle() }
    )

    init() {
        super.init(frame: .zero)
        setUp()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
        for label in [title, notes] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        title.font = .preferredFont(forTextStyle: .body)
        notes.font = .preferredFont(forTextStyle: .subheadline)
        notes.textColor = .secondaryLabel
        flag.tintColor = .systemOrange
        flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        flag.setContentHuggingPriority(.required, for: .horizontal)
        flag.setContentCompressionResistancePriority(.required, for: .horizontal)
        flag.isAccessibilityElement = false
        let texts = UIStackView(arrangedSubviews: [title, notes])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [check, texts, flag])
        row.alignment = .center
        row.spacing = Self.spacing
        row.translatesAutoresizingMaskIntoConstraints = false
        check.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        check.setContentCompressionResistancePriority(.required, for: .horizontal)
        // A row under a bar keeps its height.
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: Self.margin, bottom: 8, trailing: 8)
        addSubview(row)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            check.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.checkWidth),
            check.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    func show(_ item: TodoItem) {
        title.text = item.title
        title.textColor = item.isDone ? .secondaryLabel : .label
        notes.text = item.notes
        notes.isHidden = item.notes.isEmpty
        flag.isHidden = !item.isFlagged
        let symbol = UIImage.SymbolConfiguration(textStyle: .title2)
        let name = item.isDone ? "checkmark.circle.fill" : "circle"
        check.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
        check.tintColor = item.isDone ? nil : .tertiaryLabel
        check.accessibilityLabel = item.isDone ? "Mark as not done" : "Mark as done"
    }
}
