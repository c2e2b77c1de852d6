import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite @MainActor struct NSTextAttachmentContainerTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

    private func bounds(of attachment: NSTextAttachment) -> CGRect {
        attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }

    @Test func theImageIsThatOfTheAttachment() {
        let attachment = NSTextAttachment(image: image)
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
        #expect(bounds(of: attachment) == CGRect(x: 0, y: 0, width: 20, height: 10))
        attachment.bounds = CGRect(x: 0, y: -3, width: 8, height: 6)
        #expect(bounds(of: attachment) == attachment.bounds)
    }

    @Test func contentsHaveAnImageToo() throws {
        let attachment = NSTextAttachment(data: image.pngData(), ofType: "public.png")
        let shown = try #require(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0))
        #expect(bounds(of: attachment).size == shown.size)
    }

    @Test func otherContentsHaveNone() {
        let attachment = NSTextAttachment(data: Data("no image".utf8), ofType: nil)
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
        #expect(bounds(of: attachment).size == .zero)
    }
}
