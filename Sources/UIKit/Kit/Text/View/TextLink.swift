import Foundation

/// A link in a text view.
@MainActor
struct TextLink {
    /// The range in UTF-16 units.
    let range: Range<Int>
    let url: URL

    var item: UITextItem { UITextItem(.link(url), range: NSRange(range)) }

    /// The action that opens the link.
    var openAction: UIAction {
        UIAction(title: "Open Link") { [url] _ in UIApplication.shared.open(url) }
    }

    /// The commands for the link.
    var menu: UIMenu {
        UIMenu(children: [
            openAction, UIAction(title: "Copy Link") { [url] _ in UIPasteboard.general.url = url },
        ])
    }
}
