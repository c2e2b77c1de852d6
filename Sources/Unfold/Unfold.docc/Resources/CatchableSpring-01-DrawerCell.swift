import UIKit

final class DrawerCell: UITableViewCell {
    let name = UILabel()
    let contents = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contents.numberOfLines = 0
        for label in [name, contents] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
        }
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16).isActive = true
        name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -28).isActive = true
        contents.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
