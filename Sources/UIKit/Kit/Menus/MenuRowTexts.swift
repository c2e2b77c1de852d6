import CoreGraphics

/// The frames of the texts of a menu's row, from its leading edge on: the title, the detail below it, and the keys at
/// the trailing edge, or below the others if there is no room beside the title.
@MainActor
struct MenuRowTexts {
    let title: CGRect
    let detail: CGRect
    let keys: CGRect
    /// The height that the texts need.
    let height: CGFloat

    init(_ title: UILabel, _ detail: UILabel, _ keys: UILabel, width: CGFloat) {
        let room = CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)
        let titleSize = title.sizeThatFits(room)
        let detailSize = detail.text == nil ? .zero : detail.sizeThatFits(room)
        let keysSize = keys.text == nil ? .zero : keys.sizeThatFits(room)
        let gap = keys.text == nil ? 0 : MenuMetrics.keysGap
        let isBeside = title.intrinsicContentSize.width + gap + keysSize.width <= room.width
        let upper = isBeside ? max(titleSize.height, keysSize.height) : titleSize.height
        let below = upper + detailSize.height + (detailSize.height > 0 ? MenuMetrics.detailGap : 0)
        height = below + (isBeside ? 0 : keysSize.height)
        let titleWidth = isBeside ? room.width - keysSize.width - gap : room.width
        self.title = CGRect(x: 0, y: 0, width: titleWidth, height: upper)
        self.detail = CGRect(x: 0, y: below - detailSize.height, width: room.width, height: detailSize.height)
        self.keys =
            isBeside
            ? CGRect(x: room.width - keysSize.width, y: 0, width: keysSize.width, height: upper)
            : CGRect(x: 0, y: below, width: room.width, height: keysSize.height)
    }
}
