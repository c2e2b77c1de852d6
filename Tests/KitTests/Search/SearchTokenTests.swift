import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SearchTokenTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 400))
        private let controller = UIViewController()
        private let field = UISearchTextField(frame: CGRect(x: 10, y: 40, width: 300, height: 44))
        private let first = UISearchToken(icon: UIImage(systemName: "person"), text: "Ada")
        private let second = UISearchToken(icon: nil, text: "Notes")

        init() {
            screen.show(controller)
            controller.view.addSubview(field)
            field.placeholder = "Search"
            screen.settle()
        }

        private var views: [TokenView] { field.subviews.compactMap { $0 as? TokenView } }

        private func place(of token: UISearchToken) -> CGRect? { views.first { $0.token === token }?.frame }

        @Test func tokensAreBeforeTheText() throws {
            let text = field.textRect(forBounds: field.bounds)
            first.representedObject = 7
            field.tokens = [first]
            field.insertToken(second, at: 0)
            #expect(field.tokens == [second, first] && field.tokens[1].representedObject as? Int == 7)
            screen.settle()
            let (one, other) = (try #require(place(of: second)), try #require(place(of: first)))
            #expect(one.minX == text.minX && other.minX == one.maxX + TokenMetrics.spacing)
            #expect(field.textRect(forBounds: field.bounds).minX == other.maxX + TokenMetrics.spacing)
            #expect(field.editingRect(forBounds: field.bounds).minX == other.maxX + TokenMetrics.spacing)
            #expect(other.width > one.width - 40 && field.hasText && field.text == "")
            field.removeToken(at: 0)
            screen.settle()
            #expect(field.tokens == [first] && views.count == 1 && place(of: first)?.minX == text.minX)
        }

        @Test func tokensGrowWithTheText() throws {
            field.tokens = [first]
            screen.settle()
            let usual = try #require(place(of: first))
            #expect(usual.height == TokenMetrics.height)
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            field.frame.size.height = 60
            screen.settle()
            let scale = SearchMetrics.largestFontSize / SearchMetrics.fontSize
            let large = try #require(place(of: first))
            #expect(abs(large.height - TokenMetrics.height * scale) < 0.01 && large.width > 1.3 * usual.width)
            let label = try #require(views.first?.subviews.compactMap { $0 as? UILabel }.first)
            #expect(abs(label.font.pointSize - TokenMetrics.fontSize * scale) < 0.01)
            // A token that is added now has the same size.
            field.tokens = [first, second]
            screen.settle()
            #expect(place(of: second)?.height == large.height)
        }

        @Test func theButtonsOfAFieldGrowWithTheText() throws {
            field.text = "Ada"
            screen.settle()
            let button = { try #require(self.field.subviews.compactMap { $0 as? UIButton }.first) }
            let (usual, symbol) = (try button().frame, try #require(try button().currentImage).size)
            #expect(usual.size == FieldMetrics.clearButtonSize)
            let search = try #require(field.leftView).bounds.size
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            let scale = SearchMetrics.largestFontSize / SearchMetrics.fontSize
            let large = try button().frame
            #expect(large.width == (usual.width * scale).rounded(.up) && large.maxX == usual.maxX)
            #expect(abs(try #require(try button().currentImage).size.width - symbol.width * scale) < 0.01)
            #expect(try #require(field.leftView).bounds.height > 1.5 * search.height)
            #expect(!field.textRect(forBounds: field.bounds).intersects(large))
        }

        @Test func theButtonsOfABarGrowWithTheText() throws {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 64))
            bar.showsBookmarkButton = true
            bar.showsCancelButton = true
            controller.view.addSubview(bar)
            screen.settle()
            let image = { (label: String) in
                try #require(bar.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == label })
                    .currentImage?.size.width ?? 0
            }
            let usual = (try image("Bookmarks"), try image("Cancel"))
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            let scale = SearchMetrics.largestFontSize / SearchMetrics.fontSize
            #expect(abs(try image("Bookmarks") - usual.0 * scale) < 0.01)
            #expect(abs(try image("Cancel") - usual.1 * scale) < 0.01)
            bar.showsCancelButton = false
            bar.showsCancelButton = true
            #expect(abs(try image("Cancel") - usual.1 * scale) < 0.01)
        }

        @Test func aPlaceholderGivesWayToTokens() throws {
            field.placeholder = "WWWWWWWWWWWW"
            field.clearButtonMode = .never
            field.tokenBackgroundColor = .clear
            // The number of colors where the middle of the placeholder is.
            let colors = {
                screen.settle()
                let image = try #require(screen.picture().cgImage)
                let row = Int(field.frame.midY) * image.height / 400
                let columns = (120 * image.width / 320)..<(200 * image.width / 320)
                return Set(columns.map { image.pixel($0, row).description }).count
            }
            #expect(try colors() > 1)
            field.tokens = [UISearchToken(icon: nil, text: "")]
            #expect(try colors() == 1)
        }

        @Test func backspaceSelectsATokenAndThenDeletesIt() {
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            field.tokens = [first, second]
            #expect(changes == 0)
            field.becomeFirstResponder()
            screen.type("a")
            screen.press(.keyboardDeleteOrBackspace)
            #expect(field.text == "" && field.tokens.count == 2 && changes == 2)
            screen.press(.keyboardDeleteOrBackspace)
            #expect(field.tokens.count == 2 && field.selectedTextRange?.start == field.positionOfToken(at: 1))
            screen.press(.keyboardDeleteOrBackspace)
            #expect(field.tokens == [first] && changes == 3)
            field.allowsDeletingTokens = false
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.tokens == [first] && changes == 3)
        }

        private final class Copier: NSObject, UISearchTextFieldDelegate {
            func searchTextField(
                _ searchTextField: UISearchTextField,
                itemProviderForCopying token: UISearchToken
            ) -> NSItemProvider {
                NSItemProvider(object: NSString(string: "a token named \(token.text)"))
            }
        }

        @Test func aTokenIsCopiedAsTheDelegateSays() {
            let copier = Copier()
            UIPasteboard.general.string = "other"
            field.tokens = [first, second]
            field.becomeFirstResponder()
            screen.press(.keyboardLeftArrow)
            // Without a delegate there is nothing to copy.
            screen.press(.keyboardC, modifiers: .control)
            #expect(UIPasteboard.general.string == "other")
            #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
            field.delegate = copier
            #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
            screen.press(.keyboardC, modifiers: .control)
            #expect(UIPasteboard.general.string == "a token named Notes")
            UIPasteboard.general.string = "other"
            field.allowsCopyingTokens = false
            field.copy(nil)
            #expect(UIPasteboard.general.string == "other" && field.tokens.count == 2)
            field.allowsCopyingTokens = true
            screen.press(.keyboardX, modifiers: .control)
            #expect(UIPasteboard.general.string == "a token named Notes" && field.tokens == [first])
            screen.press(.keyboardLeftArrow)
            field.allowsDeletingTokens = false
            #expect(!field.canPerformAction(Selector("cut:"), withSender: nil))
            field.cut(nil)
            #expect(UIPasteboard.general.string == "a token named Ada" && field.tokens == [first])
        }

        @Test func typingReplacesTheSelectedToken() {
            field.tokens = [first, second]
            field.becomeFirstResponder()
            screen.press(.keyboardLeftArrow)
            screen.press(.keyboardLeftArrow)
            #expect(field.selectedTextRange?.start == field.positionOfToken(at: 0))
            screen.press(.keyboardRightArrow)
            #expect(field.selectedTextRange?.start == field.positionOfToken(at: 1))
            screen.type("x")
            #expect(field.tokens == [first] && field.text == "x")
        }

        @Test func aTapSelectsAToken() throws {
            field.tokens = [first]
            screen.settle()
            let view = try #require(views.first)
            let color = view.backgroundColor
            screen.tap(at: CGPoint(x: 10 + view.frame.midX, y: 62))
            #expect(field.isEditing && view.backgroundColor != color)
            screen.tap(at: CGPoint(x: 250, y: 62))
            #expect(view.backgroundColor == color)
            field.tokenBackgroundColor = .red
            #expect(view.backgroundColor == .red)
            field.tokenBackgroundColor = nil
            #expect(view.backgroundColor == color && field.tokenBackgroundColor == color)
        }

        @Test func tokensHavePositionsBeforeTheText() {
            field.tokens = [first, second]
            field.text = "text"
            #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 2)
            #expect(field.offset(from: field.textualRange.start, to: field.textualRange.end) == 4)
            #expect(field.positionOfToken(at: 0) == field.beginningOfDocument)
            let start = field.position(from: field.beginningOfDocument, offset: 1)
            let range = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
            #expect(range.map { field.tokens(in: $0) } == [second])
            #expect(range.flatMap { field.text(in: $0) } == "text")
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.positionOfToken(at: 1))
            #expect(field.selectedTextRange?.start == field.beginningOfDocument)
        }

        @Test func aPartOfTheTextBecomesAToken() throws {
            field.text = "from Ada today"
            let start = try #require(field.position(from: field.textualRange.start, offset: 5))
            let end = try #require(field.position(from: start, offset: 4))
            let range = try #require(field.textRange(from: start, to: end))
            field.replaceTextualPortion(of: range, with: first, at: 0)
            #expect(field.tokens == [first] && field.text == "from today")
        }

        @Test func clearingRemovesTheTokensToo() {
            field.tokens = [first]
            screen.settle()
            screen.tap(at: CGPoint(x: 288, y: 62))
            #expect(field.tokens.isEmpty && !field.hasText)
        }
    }

    @Suite struct TokenLayoutTests {
        private let room = CGRect(x: 40, y: 0, width: 200, height: 44)

        @Test func tokensAreInARow() {
            let layout = TokenLayout([50, 60], in: room, isRightToLeft: false)
            #expect(layout.tokens.map(\.minX) == [40, 94] && layout.tokens.map(\.width) == [50, 60])
            #expect(layout.text == CGRect(x: 158, y: 0, width: 82, height: 44))
            let mirrored = TokenLayout([50, 60], in: room, isRightToLeft: true)
            #expect(mirrored.tokens.map(\.maxX) == [240, 186] && mirrored.text.minX == 40 && mirrored.text.width == 82)
        }

        @Test func manyTokensLeaveRoomForTheText() {
            let layout = TokenLayout([300, 20], in: room, isRightToLeft: false)
            #expect(layout.text.width == 60 && layout.tokens[1].width == 20)
            #expect(TokenLayout([], in: room, isRightToLeft: false).text == room)
        }
    }
}
