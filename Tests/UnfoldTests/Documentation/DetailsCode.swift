import UIKit
import Unfold

/// The code of the article "Details made late".
@MainActor
enum DetailsCode {
    final class PlaceCell: UITableViewCell, UnfoldingCell, DetailedCell {
        let name = UILabel()
        let detailHost = UIView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for view in [name, detailHost] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
            }
            NSLayoutConstraint.activate([
                name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                detailHost.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
                detailHost.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {}
    }

    static func now(_ expander: RowExpander<Int>, _ texts: [Int: String]) {
        expander.details = RowDetails { id in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = texts[id]
            return label
        }
    }

    static func later(_ expander: RowExpander<Int>, load: @escaping @MainActor (Int) async throws -> UIImage) {
        expander.details = RowDetails(placeholderHeight: 180, lifetime: .forever) { id in
            let picture = UIImageView(image: try await load(id))
            picture.heightAnchor.constraint(equalToConstant: 240).isActive = true
            return picture
        }
    }
}
