import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

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

            var log: [String] = []
            var adds = true

            func textView(
                _ textView: UITextView,
                textItemMenuWillDisplayFor textItem: UITextItem,
                animator: any UIContextMenuInteractionAnimating
            ) { log.append("display \(textItem.range.location)") }

            func textView(
                _ textView: UITextView,
                textItemMenuWillEndFor textItem: UITextItem,
                animator: any UIContextMenuInteractionAnimating
            ) { animator.addCompletion { self.log.append("end \(textItem.range.location)") } }

            func textView(_ textView: UITextView, willPresentEditMenuWith: any UIEditMenuInteractionAnimating) {
                log.append("edit")
            }

            func textView(
                _ textView: UITextView,
                menuConfigurationFor textItem: UITextItem,
                defaultMenu: UIMenu
            ) -> UITextItem.MenuConfiguration? {
                items.append(textItem)
                if !adds { return UITextItem.MenuConfiguration(menu: defaultMenu) }
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

        @Test func theMenuOfAnItemIsAnnounced() {
            screen.rightClick(at: link)
            screen.settle()
            #expect(reader.log == ["display 4"])
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(reader.log == ["display 4", "end 4"])
        }

        @Test func tagsAndAttachmentsAreItems() throws {
            let text = NSMutableAttributedString(string: "a tag ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttributes([.textItemTag: "name"], range: NSRange(location: 2, length: 3))
            let attachment = NSTextAttachment(data: nil, ofType: nil)
            attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
            text.append(NSAttributedString(attachment: attachment))
            view.attributedText = text
            screen.settle()
            func place(_ range: Range<Int>) -> CGPoint {
                let rect = view.rects(for: range)[0]
                return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
            }
            screen.tap(at: place(2..<5))
            guard case .tag("name")? = reader.items.last?.content else {
                Issue.record("no tag")
                return
            }
            #expect(reader.items.last?.range == NSRange(location: 2, length: 3) && reader.opens == 1)
            screen.advance(by: 1)
            screen.tap(at: place(6..<7))
            guard case .textAttachment(let found)? = reader.items.last?.content else {
                Issue.record("no attachment")
                return
            }
            #expect(found === attachment && reader.opens == 2)
            screen.rightClick(at: place(2..<5))
            screen.settle()
            #expect(titles() == ["More"] && reader.log == ["display 2"])
        }

        @Test func aTagWithoutCommandsHasTheMenuOfTheText() {
            reader.adds = false
            view.attributedText = NSAttributedString(
                string: "tag",
                attributes: [.textItemTag: "name", .font: UIFont.systemFont(ofSize: 17)]
            )
            screen.settle()
            let rect = view.rects(for: 0..<3)[0]
            screen.rightClick(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            screen.settle()
            #expect(titles().contains("Copy") && reader.log == ["edit"])
        }

        @Test func withoutAMenuNoneOpens() {
            reader.hasMenu = false
            screen.rightClick(at: link)
            screen.settle()
            #expect(titles().isEmpty && reader.items.count == 1 && reader.opens == 0)
        }
    }
}
