import UIKit

/// The initials, the name and the company of a contact, above the rows.
final class ContactHeaderView: UIView {
    private let picture = UIImageView()
    private let name = UILabel()
    private let company = UILabel()

    init() {
        super.init(frame: .zero)
        name.font = .preferredFont(forTextStyle: .title1)
        company.font = .preferredFont(forTextStyle: .subheadline)
        company.textColor = .secondaryLabel
        for label in [name, company] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        let column = UIStackView(arrangedSubviews: [picture, name, company])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 4
        column.setCustomSpacing(12, after: picture)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let bottom = column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        let trailing = column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        // Before the table has placed the header, it has no size.
        for constraint in [bottom, trailing] { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            trailing,
            column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ contact: Contact) {
        picture.image = Monogram(contact).image(side: 96)
        name.text = contact.name
        company.text = contact.company
        company.isHidden = contact.company.isEmpty || contact.company == contact.name
    }
}
