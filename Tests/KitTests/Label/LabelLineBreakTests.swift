import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct LabelLineBreakTests {
        @Test func aLabelLeavesNoWordAlone() {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "one two three four"
            let width = label.intrinsicContentSize.width + 1
            label.text = "one two three four five"
            let shown = { label.preparedText.frame(width: width, lines: 0).lines.map(\.range) }
            #expect(label.lineBreakStrategy == .standard && shown() == [0..<14, 14..<23])
            let size = label.sizeThatFits(CGSize(width: width, height: 0))
            label.lineBreakStrategy = []
            #expect(shown() == [0..<19, 19..<23])
            #expect(label.sizeThatFits(CGSize(width: width, height: 0)).width > size.width)
            label.lineBreakStrategy = .pushOut
            #expect(shown() == [0..<14, 14..<23])
            label.lineBreakStrategy = .hangulWordPriority
            #expect(shown() == [0..<19, 19..<23])
        }

        @Test func aParagraphStyleBringsItsStrategy() throws {
            let style = NSMutableParagraphStyle()
            #expect(style.lineBreakStrategy == [])
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 1])
            #expect(label.lineBreakStrategy == .standard)
            label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: style])
            #expect(label.lineBreakStrategy == [])
            style.lineBreakStrategy = .hangulWordPriority
            #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == .hangulWordPriority)
            label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: style])
            #expect(label.lineBreakStrategy == .hangulWordPriority)
            label.lineBreakStrategy = .pushOut
            let shown = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            #expect(try #require(shown as? NSParagraphStyle).lineBreakStrategy == .pushOut)
        }
    }
}
