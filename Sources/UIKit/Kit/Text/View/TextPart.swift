import Foundation

/// A part of the text of a text view that a person can use: a link, a tag or an attachment.
@MainActor
struct TextPart {
    /// The range in UTF-16 units.
    let range: Range<Int>
    let content: UITextItem.Content

    var item: UITextItem { UITextItem(content, range: NSRange(range)) }

    /// The address of a link.
    var url: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    /// The action of a tap. It opens a link, and does nothing for other parts.
    var action: UIAction {
        guard let url else { return UIAction { _ in } }
        return TextLink(range: range, url: url).openAction
    }

    /// The commands for the part. There are none for tags and attachments.
    var menu: UIMenu {
        url.map { TextLink(range: range, url: $0).menu } ?? UIMenu(children: [])
    }

    /// The attribute that the characters of the part share. A link takes precedence over a tag, and this over an
    /// attachment.
    static func content(of values: AttributeRuns.Attributes) -> UITextItem.Content? {
        if let url = url(values[.link]) { return .link(url) }
        if let tag = values[.textItemTag] as? String { return .tag(tag) }
        return (values[.attachment] as? NSTextAttachment).map(UITextItem.Content.textAttachment)
    }

    static func url(_ value: Any?) -> URL? {
        value as? URL ?? (value as? String).flatMap(URL.init)
    }

    /// Whether two contents are the same, so that their characters belong to one part.
    static func isSame(_ first: UITextItem.Content?, _ second: UITextItem.Content) -> Bool {
        switch (first, second) {
        case (.link(let first), .link(let second)): first == second
        case (.tag(let first), .tag(let second)): first == second
        case (.textAttachment(let first), .textAttachment(let second)): first === second
        default: false
        }
    }
}
