import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

private var font: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 15)] }

struct StringDrawingTests {
    @Test func allWaysToAskGiveTheSame() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<30 {
            let text = SampleText.random(words: 9, using: &random)
            let size = CGSize(width: .random(in: 40...200, using: &random), height: 1000)
            let attributed = NSAttributedString(string: text, attributes: font)
            let expected = attributed.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
            let options = NSStringDrawingOptions.usesLineFragmentOrigin
            #expect(text.boundingRect(with: size, options: options, attributes: font, context: nil) == expected)
            let object = text as NSString
            #expect(object.boundingRect(with: size, options: options, attributes: font, context: nil) == expected)
            #expect(text.size(withAttributes: font) == attributed.size())
            #expect(object.size(withAttributes: font) == attributed.size())
        }
    }

    @Test func truncationLimitsTheHeightAndNothingElseDoes() {
        let text = "one and two and three and four and five and six"
        let room = CGSize(width: 60, height: 40)
        let free = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)
        #expect(free.height > 60)
        let cut = text.boundingRect(
            with: room,
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: font,
            context: nil
        )
        #expect(cut.height <= 40 && cut.height > 30 && cut.width <= 60)
        let line = text.boundingRect(with: room, options: [], attributes: font, context: nil)
        #expect(line.height < 20 && line.width > 60 && line.minY < 0)
    }

    @Test func truncatingParagraphsStayInOneLine() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let attributes = font.merging([.paragraphStyle: style]) { $1 }
        let text = "one and two and three and four and five and six"
        let size = CGSize(width: 60, height: 400)
        let rect = text.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(rect.height < 20 && rect.width <= 60)
    }

    @Test func contextTellsWhatItWasShrunkBy() {
        let text = "incomprehensibilities"
        let context = NSStringDrawingContext()
        let full = text.size(withAttributes: font)
        context.minimumScaleFactor = 0.3
        let room = CGSize(width: full.width / 2, height: 20)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let rect = text.boundingRect(with: room, options: options, attributes: font, context: context)
        #expect(context.actualScaleFactor < 0.6 && context.actualScaleFactor >= 0.3)
        #expect(rect.width <= room.width && context.totalBounds.size == rect.size)
    }

    @Test func drawsInsideTheRectangleThatItMeasures() throws {
        let rect = CGRect(x: 10, y: 12, width: 60, height: 60)
        let size = "█ █ █ █ █ █".boundingRect(
            with: rect.size,
            options: .usesLineFragmentOrigin,
            attributes: font,
            context: nil
        ).size
        let image = try drawn(100, 100) { _ in "█ █ █ █ █ █".draw(in: rect, withAttributes: font) }
        let covered = CGRect(origin: rect.origin, size: size).insetBy(dx: -2, dy: -4)
        var hasInk = false
        for (y, row) in image.allPixels.enumerated() {
            for (x, pixel) in row.enumerated() where pixel.alpha > 0 {
                hasInk = true
                #expect(covered.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
            }
        }
        #expect(hasInk)
    }

    @Test func drawsInItsColorsWithItsLines() throws {
        let attributes = font.merging([.foregroundColor: UIColor.red, .backgroundColor: UIColor.blue]) { $1 }
        let image = try drawn(40, 30) { _ in "█ █".draw(at: CGPoint(x: 5, y: 5), withAttributes: attributes) }
        #expect(image.allPixels.joined().contains(.red))
        #expect(image.allPixels.joined().contains { $0.blue > 200 && $0.red < 50 })
        let plain = try drawn(60, 30) { _ in "aaa".draw(at: .zero, withAttributes: font) }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
            for value in [NSUnderlineStyle.single.rawValue as Any, NSNumber(value: 1), NSUnderlineStyle.single] {
                let lined = try drawn(60, 30) { _ in
                    "aaa".draw(at: .zero, withAttributes: font.merging([key: value]) { $1 })
                }
                #expect(lined.allPixels != plain.allPixels)
            }
        }
    }
}
