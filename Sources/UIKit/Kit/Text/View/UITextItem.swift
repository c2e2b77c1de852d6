import Foundation

/// A part of the text of a text view that the user can use, such as a link.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The kinds of text items.
    public enum Content {
        /// A link, or data that a text view has found.
        case link(URL)
        case textAttachment(NSTextAttachment)
        /// Characters with the attribute `.textItemTag`.
        case tag(String)
    }

    /// The kind of the item.
    open private(set) var content: Content
    /// The range of the item in UTF-16 units.
    open private(set) var range: NSRange

    init(_ content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
    }
}

extension UITextItem {
    /// The menu of a text item.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Creates a configuration with a menu.
        public convenience init(menu: UIMenu) {
            self.init(showing: menu)
        }

        private init(showing menu: UIMenu) {
            self.menu = menu
        }
    }
}
