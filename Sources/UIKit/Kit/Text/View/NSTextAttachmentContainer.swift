import CoreGraphics
import Foundation

/// An object that text contains in the place of a character.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image of the object in bounds, for a character of the text.
    func image(forBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage?

    /// Returns the size of the object, and the distance of its lower left corner from the baseline, upwards.
    ///
    /// - Parameters:
    ///   - lineFrag: The place of the line.
    ///   - position: The place of the character in the line.
    func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// Lines draw the image in the bounds of the attachment, wherever the character is.
extension NSTextAttachment: NSTextAttachmentContainer {
    /// Returns the image: that of `contents` if `image` is `nil`.
    public func image(forBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage? {
        shownImage
    }

    /// Returns the bounds. Without a size, they have that of the image.
    public func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds(of: shownImage)
    }
}
