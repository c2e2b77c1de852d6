import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TextFieldSizeTests {
        private func field(follows: Bool, on screen: TestScreen) -> UITextField {
            let field = UITextField()
            field.text = "A line of text"
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = follows
            screen.window.addSubview(field)
            screen.settle()
            return field
        }

        @Test func aFieldThatFollowsTheTextSizeHasTheSizeOfOneCreatedInThatSize() {
            let screen = TestScreen()
            let followed = field(follows: true, on: screen)
            for category in [UIContentSizeCategory.accessibilityLarge, .extraSmall, .large] {
                screen.setContentSizeCategory(category)
                #expect(followed.intrinsicContentSize == field(follows: false, on: screen).intrinsicContentSize)
            }
        }

        @Test func aFieldThatDoesNotFollowTheTextSizeKeepsItsSize() {
            let screen = TestScreen()
            let fixed = field(follows: false, on: screen)
            let before = fixed.intrinsicContentSize
            screen.setContentSizeCategory(.accessibilityLarge)
            #expect(fixed.intrinsicContentSize == before)
        }

        @Test func theShownTextGrows() {
            let screen = TestScreen(scale: 1)
            screen.window.backgroundColor = .systemBackground
            let field = field(follows: true, on: screen)
            field.frame = CGRect(x: 10, y: 10, width: 300, height: 80)
            screen.settle()
            let width = field.typesetter.line(width: 300).textWidth
            let before = screen.picture().pngData()
            screen.setContentSizeCategory(.accessibilityLarge)
            screen.settle()
            #expect(field.typesetter.line(width: 300).textWidth > 1.5 * width)
            #expect(screen.picture().pngData() != before)
        }
    }
}
