import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScreenTests {
    @Suite @MainActor struct UITextItemTests {
        private final class Reader: NSObject, UITextViewDelegate {
            var items: [UITextItem] = []
            var opens = 0
            var hasAction = true
            var hasMenu = true

            func textView(
                _ textView: UITextView,
                primaryActionFor textItem: UITextItem,
                defaultAction: UIAction
            ) -> UIAction? {
                items.append(textItem)
                return hasAction ? UIAction { [unowned self] _ in opens += 1 } : nil
            }

            func textView(
                _ textView: UITextView,
                menuConfigurationFor textItem: UITextItem,
                defaultMenu: UIMenu
            ) -> UITextItem.MenuConfiguration? {
                items.append(textItem)
                let children = defaultMenu.children + [UIAction(title: "More") { _ in }]
                return hasMenu ? UITextItem.MenuConfiguration(menu: UIMenu(children: children)) : nil
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 480))
        private let view = UITextView(usingTextLayoutManager: true)
        private let reader = Reader()

        init() throws {
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            view.isEditable = false
            view.delegate = reader
            let url = try #require(URL(string: "https://example.org"))
            let text = NSMutableAttributedString(
                string: "see the page now",
                attributes: [.font: UIFont.systemFont(ofSize: 17)]
            )
            text.addAttributes([.link: url], range: NSRange(location: 4, length: 8))
            view.attributedText = text
            screen.window.addSubview(view)
            screen.settle()
        }

        private var link: CGPoint {
            let rect = view.rects(for: 4..<12)[0]
            return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }

        private func titles() -> [String] {
            func labels(in view: UIView) -> [String] {
                [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
            }
            return screen.window.subviews.compactMap { $0 as? MenuOverlay }.flatMap(labels)
        }

        @Test func aTapPerformsTheActionOfTheDelegate() {
            screen.tap(at: link)
            #expect(reader.opens == 1 && reader.items.map(\.range) == [NSRange(location: 4, length: 8)])
            guard case .link(let url)? = reader.items.first?.content else {
                Issue.record("no link")
                return
            }
            #expect(url.absoluteString == "https://example.org")
        }

        @Test func withoutAnActionATapOpensTheMenu() {
            reader.hasAction = false
            screen.tap(at: link)
            screen.settle()
            #expect(titles() == ["Open Link", "Copy Link", "More"])
        }

        @Test func theSecondaryButtonOpensTheMenu() {
            screen.rightClick(at: link)
            screen.settle()
            #expect(titles() == ["Open Link", "Copy Link", "More"] && reader.items.count == 1)
        }

        @Test func withoutAMenuNoneOpens() {
            reader.hasMenu = false
            screen.rightClick(at: link)
            screen.settle()
            #expect(titles().isEmpty && reader.items.count == 1 && reader.opens == 0)
        }
    }
}
