import UIKit
import Unfold

/// A cell with a small picture, a name and an altitude, and a host view for the details below them.
final class UnfoldingCloudCell: UITableViewCell, DetailedCell {
    private static let pictureSide: CGFloat = 44

    private let pictureView = UIImageView(image: nil)
    private let nameLabel = UILabel()
    private let heightLabel = UILabel()
    let detailHost = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        heightLabel.font = .preferredFont(forTextStyle: .subheadline)
        heightLabel.textColor = .secondaryLabel
        for label in [nameLabel, heightLabel] { label.adjustsFontForContentSizeCategory = true }
        pictureView.contentMode = .scaleAspectFill
        pictureView.layer.cornerRadius = 8
        pictureView.clipsToBounds = true
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ cloud: Cloud, picture: UIImage?) {
        pictureView.image = picture
        nameLabel.text = cloud.name
        heightLabel.text = cloud.height
    }

    private func setUpConstraints() {
        let texts = UIStackView(arrangedSubviews: [nameLabel, heightLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [pictureView, texts, detailHost] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            pictureView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            pictureView.widthAnchor.constraint(equalToConstant: Self.pictureSide),
            pictureView.heightAnchor.constraint(equalToConstant: Self.pictureSide),
            texts.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            texts.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.pictureSide),
            detailHost.topAnchor.constraint(equalTo: texts.bottomAnchor, constant: 10),
            detailHost.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            detailHost.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            detailHost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
}
