import UIKit

/// The measures of a comment's row, in points.
@MainActor
enum CommentLayout {
    static let padding: CGFloat = 10
    static let avatarSize: CGFloat = 40
    /// The least height of the text, which a closed row has.
    static let minimumTextHeight: CGFloat = 44
    /// How many lines of text a closed row has room for.
    static let closedLines = 2
    static let font = UIFont(name: "Helvetica", size: 14) ?? .systemFont(ofSize: 14)

    static func textWidth(inRowOf width: CGFloat) -> CGFloat {
        width - avatarSize - 3 * padding
    }

    /// How high the whole text is in a row of that width.
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
