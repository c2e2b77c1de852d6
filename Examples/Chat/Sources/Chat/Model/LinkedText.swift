import UIKit

/// A text whose addresses of web pages are links.
struct LinkedText {
    /// The links, with their ranges in UTF-16 units.
    let links: [(range: NSRange, url: URL)]
    private let text: String

    init(_ text: String) {
        self.text = text
        links = text.matches(of: /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/).compactMap { match in
            URL(string: String(match.output)).map { (NSRange(match.range, in: text), $0) }
        }
    }

    /// Returns the text with attributes.
    func attributed(color: UIColor) -> NSAttributedString {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let result = NSMutableAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        for link in links { result.addAttribute(.link, value: link.url, range: link.range) }
        return result
    }
}
