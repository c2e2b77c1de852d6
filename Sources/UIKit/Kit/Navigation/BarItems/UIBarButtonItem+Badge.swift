import Foundation

extension UIBarButtonItem {
    /// A number, a text or a dot over an item.
    ///
    /// ```swift
    /// inboxItem.badge = .count(3)
    /// ```
    @preconcurrency @MainActor
    public struct Badge {
        private enum Content {
            case count(Int), text(String), indicator
        }

        private let content: Content

        private init(_ content: Content) {
            self.content = content
        }

        /// Returns a badge with a number, in the format of the current locale.
        public static func count(_ count: Int) -> Badge { Badge(.count(count)) }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(.text(string)) }

        /// Returns a badge that is a dot.
        public static func indicator() -> Badge { Badge(.indicator) }

        /// The text of the badge, or `nil` for a dot.
        public var stringValue: String? {
            switch content {
            case .count(let count): count.formatted()
            case .text(let text): text
            case .indicator: nil
            }
        }

        /// The color of the badge. With the default, `nil`, it is that of the system.
        public var backgroundColor: UIColor?
        /// The color of the text. With the default, `nil`, it is that of the system.
        public var foregroundColor: UIColor?
        /// The font of the text. With the default, `nil`, it is that of the system.
        public var font: UIFont?

        /// Shows the badge in a view.
        func show(in view: BadgeView) {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let font { attributes[.font] = font }
            if let foregroundColor { attributes[.foregroundColor] = foregroundColor }
            view.isDot = stringValue == nil
            view.show(stringValue ?? "", attributes: attributes, color: backgroundColor)
        }
    }
}
