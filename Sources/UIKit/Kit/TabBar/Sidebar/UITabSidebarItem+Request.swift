import CoreGraphics
import Foundation

extension UITabSidebarItem {
    /// The tab or the action that a row of a sidebar shows.
    public enum Content {
        case action(UIAction)
        case tab(UITab)
    }

    /// A request for the item of a row.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The tab or the action of the row.
        public let content: Content
        private let isSection: Bool

        /// - Parameter isSection: Whether the row is the title of a section.
        init(_ content: Content, isSection: Bool) {
            self.content = content
            self.isSection = isSection
        }

        var defaultContent: UIListContentConfiguration {
            var content = isSection ? UIListContentConfiguration.header() : .sidebarCell()
            switch self.content {
            case .action(let action):
                (content.text, content.image) = (action.title, action.image)
            case .tab(let tab):
                (content.text, content.secondaryText) = (tab.title, tab.subtitle)
                // Sections have titles only.
                if !isSection { content.image = tab.image }
            }
            return content
        }

        /// The background, whose distance of 8 points from the edges of the sidebar is unverified.
        var defaultBackground: UIBackgroundConfiguration {
            guard !isSection else { return .clear() }
            var background = UIBackgroundConfiguration.listAccompaniedSidebarCell()
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
            return background
        }
    }
}
