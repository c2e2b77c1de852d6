import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the appearance of a label for its properties.
    @Suite @MainActor struct LabelLookTests {
        @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
        func shrunkTextStandsWhereItIsTold(adjustment: UIBaselineAdjustment) {
            let screen = TestScreen(scale: 2)
            let label = UILabel()
            screen.window.addSubview(label)
            label.text = "A text that is too long for its label"
            label.adjustsFontSizeToFitWidth = true
            label.baselineAdjustment = adjustment
            for size in stride(from: CGFloat(15), through: 40, by: 2.5) {
                label.font = .systemFont(ofSize: size)
                let height = 2 * label.font.lineHeight
                let bounds = CGSize(width: label.intrinsicContentSize.width * 0.6, height: height)
                let small = UIFont.systemFont(ofSize: size * label.fittedText(in: bounds).scale)
                #expect(small.pointSize < size * 0.605 && small.pointSize > size * 0.58)
                let top = (height - label.font.lineHeight) / 2
                let expected =
                    switch adjustment {
                    case .alignBaselines: top + label.font.ascender
                    case .alignCenters: (height - small.lineHeight) / 2 + small.ascender
                    case .none: top + small.ascender
                    }
                let baselines = label.baselines(in: bounds)
                // The place and the baseline are each rounded to a pixel.
                #expect(abs(baselines.first - expected) <= 0.76, "\(size)")
                #expect(abs(height - baselines.last - expected) <= 0.76, "\(size)")
            }
        }

        @Test func textIsNotShrunkBelowTheMinimum() {
            let label = UILabel()
            label.text = "A text that is too long for its label"
            label.adjustsFontSizeToFitWidth = true
            let width = label.intrinsicContentSize.width
            for minimum in [CGFloat(0.3), 0.5, 0.8, 1] {
                label.minimumScaleFactor = minimum
                label.frame = CGRect(x: 0, y: 0, width: width * 0.4, height: 30)
                #expect(label.fittedText(in: label.bounds.size).scale >= minimum)
                #expect(label.isTruncated == (minimum > 0.4))
            }
        }

        @Test(arguments: [1, 2])
        func textIsTightenedBeforeItIsTruncated(lines: Int) {
            let label = UILabel()
            label.numberOfLines = lines
            label.text = lines == 1 ? "Office hours, all day" : "Office hours, all day\nOffice hours, all day"
            let whole = label.intrinsicContentSize
            for share in [CGFloat(1), 0.99, 0.97, 0.955] {
                label.frame.size = CGSize(width: whole.width * share, height: whole.height)
                label.allowsDefaultTighteningForTruncation = false
                #expect(label.isTruncated == (share < 1))
                label.allowsDefaultTighteningForTruncation = true
                #expect(!label.isTruncated, "\(share)")
                #expect(
                    label.fittedText(in: label.bounds.size).size(width: .infinity, lines: 0).width > label.bounds.width
                        * 0.97
                )
            }
            // A text that doesn't fit even when tightened keeps its spacing.
            label.frame.size.width = whole.width * 0.9
            #expect(
                label.isTruncated && label.fittedText(in: label.bounds.size).paragraph === label.preparedText.paragraph
            )
            label.frame.size.width = whole.width * 0.97
            label.lineBreakMode = .byClipping
            #expect(label.isTruncated)
        }

        @Test func aParagraphStyleAllowsTightening() {
            let style = NSMutableParagraphStyle()
            #expect(!style.allowsDefaultTighteningForTruncation)
            style.allowsDefaultTighteningForTruncation = true
            style.lineBreakMode = .byTruncatingTail
            #expect((style.copy() as? NSParagraphStyle)?.allowsDefaultTighteningForTruncation == true)
            #expect(style != NSParagraphStyle())
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "Office hours", attributes: [.paragraphStyle: style])
            label.frame.size = label.intrinsicContentSize
            label.frame.size.width *= 0.97
            #expect(label.allowsDefaultTighteningForTruncation && !label.isTruncated)
        }

        @Test func colorsAreThoseOfTheState() throws {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            label.text = "█"
            label.textColor = .blue
            label.highlightedTextColor = .green
            let inks = {
                try drawn(60, 30) { label.layer.render(in: $0) }.allPixels.joined().filter { $0.alpha == 255 }
            }
            #expect(try inks().contains(.blue) && !inks().contains(.green))
            label.isHighlighted = true
            #expect(try inks().contains(.green) && !inks().contains(.blue))
            label.highlightedTextColor = nil
            #expect(try inks().contains(.blue))
            label.isEnabled = false
            #expect(try inks().isEmpty)
        }

        @Test func theShadowIsTheTextMovedAndBehindIt() throws {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            label.text = "█"
            label.textColor = .blue
            let picture = { try drawn(60, 40) { label.layer.render(in: $0) } }
            let plain = try picture()
            label.shadowColor = .red
            label.shadowOffset = CGSize(width: 20, height: 5)
            let shadowed = try picture()
            for y in 5..<40 {
                for x in 20..<60 {
                    if plain.pixel(x, y) == .blue {
                        #expect(shadowed.pixel(x, y) == .blue)
                    } else if plain.pixel(x - 20, y - 5) == .blue, plain.pixel(x, y) == .clear {
                        #expect(shadowed.pixel(x, y) == .red, "\(x), \(y)")
                    }
                }
            }
            #expect(shadowed.allPixels.joined().contains(.red))
        }

        /// Lines with natural alignment begin at the leading edge of the interface, whatever script they
        /// are written in.
        @Test(arguments: ["one two three four five", "שלום עולם זה טקסט ארוך", "12 345, 67 890 + 1"])
        func naturalAlignmentIsThatOfThePlace(text: String) {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 70, height: 200))
            label.text = text
            label.numberOfLines = 0
            for isRightToLeft in [false, true] {
                label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
                let frame = label.preparedText.frame(width: 70, lines: 0)
                #expect(frame.lines.count > 1)
                for (line, origin) in zip(frame.lines, frame.lineOrigins(in: 70)) {
                    #expect(abs((isRightToLeft ? origin.x + line.width - 70 : origin.x)) < 0.01)
                }
            }
        }
    }
}
