import UIKit

/// A row with the initials, the name and the company of a contact.
final class ContactCell: UITableViewCell {
    /// Shows a contact.
    ///
    /// - Parameter search: The text that was searched, which is bold in the name.
    func show(_ contact: Contact, search: String) {
        var content = UIListContentConfiguration.subtitleCell()
        content.attributedText = contact.emphasized(search)
        content.secondaryText = contact.company == contact.name || contact.company.isEmpty ? nil : contact.company
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = Monogram(contact).image(side: 36)
        content.imageToTextPadding = 12
        contentConfiguration = content
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.tintColor = .systemYellow
        star.sizeToFit()
        accessoryView = contact.isFavorite ? star : nil
        accessibilityLabel = contact.name
        accessibilityValue = contact.isFavorite ? "Favorite" : nil
    }
}

extension Contact {
    /// The name, in which the part by which contacts are sorted is bold, or what a search found.
    fileprivate func emphasized(_ search: String) -> NSAttributedString {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = UIFont.preferredFont(forTextStyle: .headline)
        let text = NSMutableAttributedString(string: name, attributes: [.font: body, .foregroundColor: UIColor.label])
        let words = search.split(separator: " ").map(String.init)
        let parts = words.isEmpty ? [familyName.isEmpty ? name : familyName] : words
        for part in parts {
            let options: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
            let found = (name as NSString).range(of: part, options: options)
            if found.location != NSNotFound { text.addAttribute(.font, value: bold, range: found) }
        }
        return text
    }
}
