import UIKit
import Unfold

/// A cell with a name and an altitude, and a host view for the details below them.
final class UnfoldingCloudCell: UITableViewCell, DetailedCell {
    private let nameLabel = UILabel()
    private let heightLabel = UILabel()
    let detailHost = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        heightLabel.font = .preferredFont(forTextStyle: .subheadline)
        heightLabel.textColor = .secondaryLabel
        for label in [nameLabel, heightLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [nameLabel, heightLabel, detailHost] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            heightLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            detailHost.topAnchor.constraint(equalTo: heightLabel.bottomAnchor, constant: 12),
            detailHost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ cloud: Cloud) {
        nameLabel.text = cloud.name
        heightLabel.text = cloud.height
    }
}
