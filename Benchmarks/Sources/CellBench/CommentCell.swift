import UIKit

/// A cell with an avatar and two labels, as in `Layouts/cell.layout`.
final class CommentCell: UITableViewCell {
    let avatar = UIImageView(image: CommentCell.picture)
    let title = UILabel()
    let subtitle = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .systemFont(ofSize: 17)
        subtitle.font = .systemFont(ofSize: 15)
        for view in [avatar, title, subtitle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            avatar.setContentCompressionResistancePriority(UILayoutPriority(751), for: axis)
        }
        let content = contentView
        NSLayoutConstraint.activate([
            avatar.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            content.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 12),
            title.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            content.rightAnchor.constraint(greaterThanOrEqualTo: title.rightAnchor, constant: 16),
            subtitle.leftAnchor.constraint(equalTo: title.leftAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            content.rightAnchor.constraint(greaterThanOrEqualTo: subtitle.rightAnchor, constant: 16),
            content.bottomAnchor.constraint(greaterThanOrEqualTo: subtitle.bottomAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
}
