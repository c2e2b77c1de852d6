import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct NSLayoutManagerTests {
        private let storage = NSTextStorage()
        private let manager = NSLayoutManager()
        private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

        init() {
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
        }

        /// Lays out a text with a height of 20 points for each line.
        private func set(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 20
            style.maximumLineHeight = 20
            let all = attributes.merging([.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style]) { $1 }
            storage.setAttributedString(NSAttributedString(string: text, attributes: all))
        }

        private var lines: [NSRange] {
            var lines: [NSRange] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
                line,
                used,
                container,
                range,
                _ in
                lines.append(range)
                #expect(line.minX == 0 && line.width == 200 && line.height == 20 && used.maxX <= 200)
                #expect(container === self.container)
            }
            return lines
        }

        @Test func theLinesHaveAllCharactersOnce() {
            for text in [
                "", "A", "One\nTwo\n\nThree\n", "A text of several lines, which is wrapped two times or so. ",
                "a👩‍👩‍👧é\r\nb",
            ] {
                set(text)
                let lines = lines
                #expect(lines.first?.location ?? 0 == 0 && lines.last?.upperBound ?? 0 == storage.length)
                #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.upperBound == $1.location })
                #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
            }
        }

        @Test func aPointIsOnTheCharacterAroundIt() {
            set("A text of several lines, which is wrapped,\nand a second paragraph.")
            for index in 0..<storage.length {
                let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
                guard rect.width > 0.5 else { continue }
                let point = CGPoint(x: rect.midX, y: rect.midY)
                var fraction: CGFloat = 0
                let found = manager.characterIndex(
                    for: point,
                    in: container,
                    fractionOfDistanceBetweenInsertionPoints: &fraction
                )
                #expect(found == index && abs(fraction - 0.5) < 0.01)
                let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
                #expect(line.minY <= rect.midY && rect.midY < line.maxY)
                #expect(abs(manager.location(forGlyphAt: index).x - rect.minX) < 0.01)
            }
        }

        @Test func pointsBesideTheTextAreOnTheNearestCharacter() {
            set("One\nTwo")
            #expect(manager.glyphIndex(for: CGPoint(x: 190, y: 10), in: container) == 2)
            #expect(manager.glyphIndex(for: CGPoint(x: 190, y: 500), in: container) == 6)
            #expect(manager.glyphIndex(for: CGPoint(x: -9, y: 30), in: container) == 4)
            #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 190, y: 10), in: container) == 1)
        }

        @Test func theUsedAreaHasThePaddingAndTheLineAfterTheEnd() {
            set("One\n")
            let used = manager.usedRect(for: container)
            let text = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
            #expect(used.minX == 0 && used.height == 40 && abs(used.width - text.width - 10) < 0.01)
            #expect(text.minX == 5 && text.height == 20)
            #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: 20, width: 200, height: 20))
            #expect(manager.extraLineFragmentTextContainer === container)
            set("One")
            #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
            container.lineFragmentPadding = 0
            #expect(abs(manager.usedRect(for: container).width - text.width) < 0.01)
        }

        @Test func aContainerIsAsWideAsItsTextWithoutALimit() {
            set("Some words of a line", [.paragraphStyle: NSParagraphStyle.default])
            container.size = .zero
            let width = manager.usedRect(for: container).width
            #expect(width > 100 && width < 300 && lines(anywhere: true) == 1)
        }

        private func lines(anywhere: Bool) -> Int {
            var count = 0
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
                _,
                _,
                _,
                _,
                _ in count += 1
            }
            return count
        }

        @Test func aContainerThatIsFullEndsTheText() {
            set("One\nTwo\nThree\nFour")
            container.size.height = 50
            #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
            container.size.height = 0
            container.maximumNumberOfLines = 1
            #expect(manager.glyphRange(for: container).length <= 4 && manager.usedRect(for: container).height == 20)
            container.maximumNumberOfLines = 0
            #expect(manager.glyphRange(for: container).length == storage.length)
            container.size.height = 10
            #expect(manager.glyphRange(for: container).length == 0 && manager.usedRect(for: container) == .zero)
        }

        @Test func theNextContainerHasTheRest() {
            let second = NSTextContainer(size: CGSize(width: 200, height: 0))
            manager.addTextContainer(second)
            set("One\nTwo\nThree\nFour")
            #expect(manager.glyphRange(for: second).length == 0)
            container.size.height = 40
            let (own, rest) = (manager.glyphRange(for: container), manager.glyphRange(for: second))
            #expect(own.upperBound == rest.location && rest.upperBound == storage.length && rest.length > 8)
            var range = NSRange()
            #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: &range) === second)
            #expect(range == rest && second.layoutManager === manager)
            let first = NSRange(location: rest.location, length: 1)
            #expect(manager.boundingRect(forGlyphRange: first, in: second).minY == 0)
            manager.removeTextContainer(at: 0)
            #expect(container.layoutManager == nil && manager.glyphRange(for: second).length == storage.length)
        }

        @Test func anEditIsLaidOut() {
            set("One")
            let width = manager.usedRect(for: container).width
            storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
            #expect(manager.usedRect(for: container).width > width)
            storage.removeLayoutManager(manager)
            #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
        }

        @Test func textIsDrawnWithItsBackground() throws {
            set("W", [.foregroundColor: UIColor.red, .backgroundColor: UIColor.green])
            let glyphs = NSRange(location: 0, length: 1)
            let behind = try drawn(40, 20) { _ in manager.drawBackground(forGlyphRange: glyphs, at: .zero) }.allPixels
            #expect(behind.joined().contains(.green) && !behind.joined().contains { $0.red > 0 })
            let text = try drawn(40, 20) { _ in manager.drawGlyphs(forGlyphRange: glyphs, at: .zero) }.allPixels
            #expect(text.joined().contains { $0.red > 200 } && !text.joined().contains { $0.green > 0 })
        }

        @Test func thatOfATextViewHasItsLines() {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
            view.text = "A text of several lines, which is wrapped"
            view.layoutIfNeeded()
            let manager = view.layoutManager
            #expect(manager === view.layoutManager && view.textStorage.layoutManagers.first === manager)
            #expect(manager.textContainers.first === view.textContainer && view.textContainer.layoutManager === manager)
            let used = manager.usedRect(for: view.textContainer)
            let insets = view.textContainerInset
            #expect(
                abs(
                    view.sizeThatFits(CGSize(width: 120, height: 1e4)).height - used.height - insets.top - insets.bottom
                ) <= 1
            )
            view.text = "One"
            #expect(manager.usedRect(for: view.textContainer).height < used.height / 2)
            let point = CGPoint(x: 1e3, y: 1)
            #expect(manager.glyphIndex(for: point, in: view.textContainer) == 2)
        }
    }
}
