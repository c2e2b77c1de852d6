import UIKit

/// A bubble with a picture.
final class PictureBubbleCell: BubbleCell {
    private let picture = UIImageView()
    private var shown: Picture?
    private lazy var width = picture.widthAnchor.constraint(equalToConstant: 0)
    private lazy var height = picture.heightAnchor.constraint(equalToConstant: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        picture.contentMode = .scaleAspectFill
        picture.isAccessibilityElement = true
        picture.accessibilityTraits = .image
        fill(with: picture)
        // The bubble may be narrower than the picture.
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([width, height])
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ message: ChatMessage) {
        super.show(message)
        guard case .picture(let picture) = message.content, picture != shown else { return }
        shown = picture
        self.picture.image = picture.image(in: picture.size)
        self.picture.accessibilityLabel = picture.accessibilityLabel
        width.constant = picture.size.width
        height.constant = picture.size.height
    }
}
