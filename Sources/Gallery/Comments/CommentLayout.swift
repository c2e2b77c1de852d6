import UIKit

/// The layout metrics of a comment's row, in points.
@MainActor
enum CommentLayout {
    static let padding: CGFloat = 10
    static let avatarSize: CGFloat = 40
    /// The minimum height of the text, which is its height in a closed row.
    static let minimumTextHeight: CGFloat = 44
    /// The number of lines that fit into a closed row.
    static let closedLines = 2
    static var font: UIFont { .preferredFont(forTextStyle: .subheadline) }

    static func textWidth(inRowOf width: CGFloat) -> CGFloat {
        width - avatarSize - 3 * padding
    }

    /// Returns the height of the whole text in a row with a given width.
    static func textHeight(of text: String, inRowOf width: CGFloat) -> CGFloat {
        let bounds = (text as NSString).boundingRect(
            with: CGSize(width: textWidth(inRowOf: width), height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        return max(bounds.height.rounded(.up), minimumTextHeight)
    }
}
