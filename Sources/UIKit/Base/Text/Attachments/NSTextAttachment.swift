import CoreGraphics
import DisplayList
import Foundation
import Synchronization
import TextLayout

/// An image in a line of text.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Rated ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
/// label.attributedText = text
/// ```
///
/// A template image and a symbol have the color of the text. Change an attachment before the text is shown.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    /// The object of the current properties. Any thread may lay out the text.
    private let made = Mutex<InlineObject?>(nil)

    /// The character that stands for an attachment in a string, U+FFFC.
    open class var character: Int { 0xFFFC }

    /// The image. By default, that of `contents`.
    open var image: UIImage? { didSet { made.withLock { $0 = nil } } }

    /// The size of the image, and the distance of its lower left corner from the baseline, upwards. By default,
    /// `.zero`, for the size of the image on the baseline.
    open var bounds = CGRect.zero { didSet { made.withLock { $0 = nil } } }

    /// The space in points before and after the image. 0 by default.
    open var lineLayoutPadding: CGFloat = 0 { didSet { made.withLock { $0 = nil } } }

    /// The data of a file, of which images are shown.
    open var contents: Data? { didSet { made.withLock { $0 = nil } } }

    /// The type of `contents`, a uniform type identifier.
    open var fileType: String?

    /// Creates an attachment of a file's data. Data that isn't an image takes up no space, unless `bounds` is set.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
    }

    /// Creates an attachment without contents.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The object that lines draw. It is kept until a property changes, so that lines with it are laid out once.
    var object: InlineObject {
        made.withLock { made in
            let object = made ?? makeObject()
            made = object
            return object
        }
    }

    /// The image that lines draw.
    var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    /// The bounds in which lines draw an image.
    func bounds(of image: UIImage?) -> CGRect {
        CGRect(origin: bounds.origin, size: bounds.size == .zero ? image?.size ?? .zero : bounds.size)
    }

    private func makeObject() -> InlineObject {
        let image = shownImage
        let size = bounds(of: image).size
        let place = CGRect(origin: CGPoint(x: lineLayoutPadding, y: 0), size: size)
        return InlineObject(
            width: Double(size.width + 2 * lineLayoutPadding),
            ascent: Double(bounds.minY + size.height),
            descent: Double(-bounds.minY)
        ) { (color: RGBA) -> RenderNode? in
            guard let image, size.width > 0, size.height > 0 else { return nil }
            return .cairo(in: place) { cairo in
                let context = CGContext(borrowing: cairo, height: place.height, scale: image.scale)
                let tint = image.content.isTemplate ? UIColor(color) : image.content.tintColor
                image.content.draw(in: context, rect: place, tint: tint)
            }
        }
    }
}

extension NSAttributedString {
    /// Creates a string of one character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension UIColor {
    fileprivate convenience init(_ color: RGBA) {
        self.init(
            red: CGFloat(color.red),
            green: CGFloat(color.green),
            blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha)
        )
    }
}
