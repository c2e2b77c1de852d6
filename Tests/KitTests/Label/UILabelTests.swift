import CoreGraphics
import DisplayList
import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import QuartzCore
@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UILabelTests {
        /// Returns the rows with visible pixels in a label that is drawn alone, at one pixel per point.
        private func ink(_ label: UILabel) -> ClosedRange<Int>? {
            let bounds = label.layer.presentation()?.bounds ?? label.bounds
            guard let image = try? drawn(bounds.width, bounds.height + 40, { label.layer.render(in: $0) }) else {
                return nil
            }
            let rows = image.allPixels.enumerated().filter { $0.element.contains { $0.alpha > 0 } }.map(\.offset)
            guard let first = rows.first, let last = rows.last else { return nil }
            return first...last
        }

        @Test func startsAsUIKitsDoes() {
            let label = UILabel()
            #expect(label.text == nil && label.attributedText == nil)
            #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
            #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
            #expect(label.textAlignment == .natural && label.shadowOffset == CGSize(width: 0, height: -1))
            #expect(!label.isUserInteractionEnabled && label.isEnabled && label.contentMode == .redraw)
            #expect(label.intrinsicContentSize == .zero)
            label.font = nil
            label.textColor = nil
            #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        }

        @Test(arguments: 0..<30)
        func sizesAreEnough(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let label = UILabel()
            label.text = SampleText.random(words: 15, using: &random)
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: .random(in: 9...24, using: &random))
            for width in [0, CGFloat.random(in: 30...300, using: &random)] {
                label.frame.size = label.sizeThatFits(CGSize(width: width, height: 1))
                #expect(!label.isTruncated)
                #expect(width == 0 || label.frame.width <= width || label.frame.width < 60)
                label.preferredMaxLayoutWidth = width
                #expect(label.intrinsicContentSize == label.frame.size)
                let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
                #expect(rect.height == label.bounds.height && label.bounds.contains(rect))
            }
            label.numberOfLines = 1
            label.text = label.text?.replacingOccurrences(of: "\n", with: " ")
            label.sizeToFit()
            #expect(!label.isTruncated)
        }

        @Test func boundingRectangleIsTheLabelsSize() {
            var random = SeededGenerator(seed: 8)
            for _ in 0..<40 {
                let text = SampleText.random(words: 10, using: &random)
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: .random(in: 9...24, using: &random))
                label.numberOfLines = 0
                label.lineBreakStrategy = []
                let room = CGSize(width: .random(in: 50...300, using: &random), height: CGFloat.greatestFiniteMagnitude)
                let attributes: [NSAttributedString.Key: Any] = [.font: label.font as Any]
                let rect = text.boundingRect(
                    with: room,
                    options: [.usesLineFragmentOrigin, .usesFontLeading],
                    attributes: attributes,
                    context: nil
                )
                var size = rect.size.roundedUp(toPixelsOf: label.contentScaleFactor)
                size.width = min(size.width, room.width)
                #expect(size == label.sizeThatFits(room))
            }
        }

        /// Points at a scale of 2, measured on the iOS 26 simulator and published by iamcgn/swiftui-web.
        @Test(
            arguments: [(17, 1, 20.5), (15, 1, 18), (15, 2, 36), (15, 3, 54), (13, 2, 31.5)]
                as [(CGFloat, Int, CGFloat)]
        )
        func heightsAreThoseOfIOS(size: CGFloat, lines: Int, height: CGFloat) {
            let screen = TestScreen(scale: 2)
            let label = UILabel()
            screen.window.addSubview(label)
            label.font = .systemFont(ofSize: size)
            label.numberOfLines = 0
            label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
            #expect(label.intrinsicContentSize.height == height)
            #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height == height)
            // The same height by wrapping, and by a limit.
            label.text = Array(repeating: "Line", count: lines).joined(separator: " ")
            let width = label.font.pointSize * 2.5
            #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == height)
            label.text = Array(repeating: "Line", count: 9).joined(separator: " ")
            label.numberOfLines = lines
            label.preferredMaxLayoutWidth = width
            #expect(label.intrinsicContentSize.height == height)
        }

        @Test func theFirstLineStandsWhereItDoesInALabelOfOne() {
            let screen = TestScreen(scale: 2)
            let label = UILabel()
            screen.window.addSubview(label)
            label.numberOfLines = 0
            for size in stride(from: CGFloat(9), through: 30, by: 0.5) {
                label.font = .systemFont(ofSize: size)
                label.text = "One"
                let one = label.baselines(in: label.intrinsicContentSize)
                label.text = "One\nTwo\nThree"
                let three = label.baselines(in: label.intrinsicContentSize)
                #expect(abs(one.first - three.first) <= 0.5)
                #expect(three.first < label.font.ascender + 0.5)
                #expect(three.last >= one.last - 0.5 && three.last - one.last <= 1.5, "\(size)")
                // A label with exactly the height of its lines has no space for more.
                let tight = label.baselines(in: CGSize(width: 100, height: 3 * label.font.lineHeight))
                #expect(abs(tight.first - label.font.ascender) < 0.5)
            }
        }

        @Test func tallEnoughForTwoLinesShowsTwo() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 45))
            label.numberOfLines = 0
            label.text = "one and two and three and four and five and six and seven"
            #expect(label.isTruncated)
            #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height == 41)
            label.frame.size.height = 400
            #expect(!label.isTruncated)
        }

        @Test func attributesCompleteTheLabelsOwn() throws {
            let label = UILabel()
            label.font = .systemFont(ofSize: 20)
            label.attributedText = NSAttributedString(string: "big", attributes: [.kern: 3])
            let wide = label.intrinsicContentSize
            #expect(label.text == "big")
            label.text = "big"
            #expect(label.intrinsicContentSize.width < wide.width && label.intrinsicContentSize.height == wide.height)
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 10
            style.lineBreakMode = .byCharWrapping
            label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
            label.numberOfLines = 0
            #expect(label.lineBreakMode == .byCharWrapping)
            #expect(abs(label.intrinsicContentSize.height - (2 * label.font.lineHeight + 10)) < 0.5)
            label.font = .systemFont(ofSize: 40)
            let font = try #require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
            #expect(font.pointSize == 40)
        }

        @Test func fontAndColorAreThoseOfTheFirstCharacter() {
            let (label, small) = (UILabel(), UIFont.systemFont(ofSize: 9))
            label.attributedText = NSAttributedString(string: "ab")
            #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
            let text = NSMutableAttributedString(
                string: "ab",
                attributes: [.font: small, .foregroundColor: UIColor.red]
            )
            text.addAttributes([.foregroundColor: UIColor.blue], range: NSRange(location: 1, length: 1))
            label.attributedText = text
            #expect(label.font == small && label.textColor == .red)
            // The next text keeps what it doesn't replace.
            label.attributedText = NSAttributedString(string: "c", attributes: [.foregroundColor: UIColor.green])
            #expect(label.font == small && label.textColor == .green)
            label.text = "d"
            #expect(label.font == small && label.textColor == .green)
            let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
            #expect(attributes?[.font] as? UIFont == small && attributes?[.foregroundColor] as? UIColor == .green)
            label.attributedText = NSAttributedString(string: "")
            #expect(label.font == small)
        }

        @Test func looksReplaceThoseOfAnAttributedText() throws {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: "text",
                attributes: [.font: UIFont.systemFont(ofSize: 30)]
            )
            let font = { try #require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont) }
            #expect(try font().pointSize == 30)
            label.font = .systemFont(ofSize: 11)
            label.textColor = .red
            #expect(try font().pointSize == 11)
            let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(color == .red)
        }

        @Test func looksCanBeGivenToNoText() {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "")
            label.font = .systemFont(ofSize: 30)
            label.textColor = .red
            #expect(label.attributedText?.length == 0 && label.intrinsicContentSize == .zero)
        }

        @Test func rightToLeftPlacesStartOnTheRight() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.text = "abc"
            #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
            label.semanticContentAttribute = .forceRightToLeft
            #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 200)
            label.textAlignment = .center
            #expect(abs(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).midX - 100) < 0.01)
        }

        @Test func colorsFollowTheTraits() throws {
            let parent = UIView()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            label.text = "█"
            parent.addSubview(label)
            for (style, isLight) in [(UIUserInterfaceStyle.light, false), (.dark, true), (.light, false)] {
                parent.overrideUserInterfaceStyle = style
                let image = try drawn(40, 30) { label.layer.render(in: $0) }
                let inks = image.allPixels.joined().filter { $0.alpha == 255 }
                #expect(!inks.isEmpty && inks.allSatisfy { ($0.red > 128) == isLight })
            }
        }

        @Test func aTextDrawnByASubclassIsHonoured() throws {
            final class Padded: UILabel {
                let insets = UIEdgeInsets(top: 7, left: 11, bottom: 13, right: 17)

                override func drawText(in rect: CGRect) {
                    super.drawText(in: rect.inset(by: insets))
                }

                override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                    let rect = super.textRect(
                        forBounds: bounds.inset(by: insets),
                        limitedToNumberOfLines: numberOfLines
                    )
                    return CGRect(x: 0, y: 0, width: rect.width + 28, height: rect.height + 20)
                }
            }
            let (plain, padded) = (UILabel(), Padded())
            #expect(!plain.drawsOwnText && padded.drawsOwnText && !plain.drawsItself && !padded.drawsItself)
            for label in [plain, padded] {
                label.text = "text"
                label.sizeToFit()
            }
            #expect(padded.bounds.width == plain.bounds.width + 28 && padded.bounds.height == plain.bounds.height + 20)
            let (first, second) = (try #require(ink(plain)), try #require(ink(padded)))
            #expect(second == first.lowerBound + 7...first.upperBound + 7)
        }

        @Test func aDrawMethodOfASubclassIsHonoured() throws {
            final class Framed: UILabel {
                override func draw(_ rect: CGRect) {
                    UIColor.red.setFill()
                    UIRectFill(rect)
                    super.draw(rect)
                }
            }
            let label = Framed(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            label.text = "█"
            let image = try drawn(40, 30) { label.layer.render(in: $0) }
            #expect(image.pixel(39, 0) == .red)
            #expect(image.allPixels.joined().contains(.black))
        }

        @Test func textStaysWhereItIsWhenItsBoundsBeginToGrow() throws {
            OwnScreen.start()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
            label.text = "one line"
            let before = try #require(ink(label))
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.height = 120 }
            #expect(try #require(ink(label)) == before)
            Device.current.clock.tick(to: 0.5)
            let middle = try #require(ink(label))
            #expect(abs(middle.lowerBound - before.lowerBound - 20) <= 1)
            Device.current.clock.tick(to: 1.1)
            #expect(abs(try #require(ink(label)).lowerBound - before.lowerBound - 40) <= 1)
        }

        @Test func linesAppearAsTheBoundsMakeRoomForThem() throws {
            OwnScreen.start()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 41))
            label.numberOfLines = 0
            label.text = "one and two and three and four and five and six and seven and eight"
            let before = try #require(ink(label))
            let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.height = height }
            let start = try #require(ink(label))
            #expect(start.lowerBound == before.lowerBound && start.upperBound <= 41)
            Device.current.clock.tick(to: 1.1)
            #expect(try #require(ink(label)).upperBound > 60)
        }
    }
}
