import UIKit

/// A row with an item and a button that checks it off.
final class ItemCell: UITableViewCell {
    private let content = ItemContentView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        // The line begins at the title.
        separatorInset.left = ItemContentView.titleInset
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            content.topAnchor.constraint(equalTo: contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: TodoItem, onToggle: @escaping () -> Void) {
        content.show(item)
        content.onToggle = onToggle
    }
}
