import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIBarButtonItemTests {
        private final class Log {
            var entries: [String] = []
        }

        private let log = Log()
        private let screen = TestScreen(size: CGSize(width: 390, height: 500))
        private let controller = UIViewController()
        private let navigation: UINavigationController
        private var item: UINavigationItem { controller.navigationItem }

        init() {
            controller.title = "Title"
            navigation = UINavigationController(rootViewController: controller)
            screen.show(navigation)
            screen.settle()
        }

        private func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log.entries.append(title) })
        }

        private func frame(_ item: UIBarButtonItem) throws -> CGRect {
            screen.presentedFrame(of: try #require(item.view))
        }

        @Test func initializersTakeFromTheActionWhatTheyAreNotTold() {
            let action = UIAction(title: "Act", image: UIImage(systemName: "plus")) { _ in }
            let item = UIBarButtonItem(primaryAction: action)
            #expect(item.title == "Act")
            #expect(item.image === action.image)
            #expect(item.primaryAction === action)
            #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
            #expect(UIBarButtonItem(systemItem: .done).style == .done && UIBarButtonItem.Style.prominent == .done)
            #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
            #expect(UIBarButtonItem.fixedSpace(12).width == 12 && UIBarButtonItem.fixedSpace(12).view == nil)
            final class Own: UIBarButtonItem {}
            #expect(type(of: Own.flexibleSpace()) == Own.self)
        }

        @Test func theCapsuleOfAProminentItemHasTheTintColorOfABarThatIsShownLater() throws {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            bar.tintColor = .red
            let (top, sort) = (UINavigationItem(title: "Top"), button("Sort"))
            sort.style = .done
            top.rightBarButtonItem = sort
            bar.items = [UINavigationItem(title: "Back"), top]
            controller.view.addSubview(bar)
            screen.settle()
            #expect(try glass(sort).color == .red)
        }

        @Test(arguments: 0...24)
        func everySystemItemShowsSomething(rawValue: Int) throws {
            guard let kind = UIBarButtonItem.SystemItem(rawValue: rawValue) else {
                #expect(rawValue == 23)
                return
            }
            let item = UIBarButtonItem(systemItem: kind)
            guard kind != .flexibleSpace, kind != .fixedSpace else {
                #expect(item.view == nil && item.title == nil)
                return
            }
            #expect((item.image == nil) == (kind.symbolName == nil))
            #expect(try #require(item.view).accessibilityLabel?.isEmpty == false)
        }

        @Test func itemsAreAtTheEdgesInOrder() throws {
            let (left, right) = ([button("A"), button("B")], [button("C"), button("D")])
            item.leftBarButtonItems = left
            item.rightBarButtonItems = right
            screen.settle()
            #expect(try frame(left[0]) == CGRect(x: 16, y: 10, width: 44, height: 44))
            #expect(try frame(left[1]).minX == 72)
            #expect(try frame(right[0]).maxX == 390 - 16)
            #expect(try frame(right[1]).maxX == frame(right[0]).minX - 12)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(try frame(left[0]).maxX == 390 - 16 && frame(left[1]).maxX == 390 - 72)
            #expect(try frame(right[0]).minX == 16 && frame(right[1]).minX == frame(right[0]).maxX + 12)
        }

        @Test func singleItemsReplaceTheFirst() {
            let (a, b, c) = (button("A"), button("B"), button("C"))
            item.rightBarButtonItems = [a, b]
            item.rightBarButtonItem = c
            #expect(item.rightBarButtonItems == [c, b])
            item.rightBarButtonItem = b
            #expect(item.rightBarButtonItems == [b])
            item.rightBarButtonItem = nil
            #expect(item.rightBarButtonItems == nil && item.rightBarButtonItem == nil)
            item.leftBarButtonItem = a
            #expect(item.leftBarButtonItems == [a])
            item.leftBarButtonItems = []
            #expect(item.leftBarButtonItems == nil)
        }

        @Test(arguments: [44.0, 100, 200, 320, 390, 1_000], [false, true])
        func nothingOverlapsInAnyWidth(width: Double, isRightToLeft: Bool) throws {
            screen.resize(to: CGSize(width: width, height: 400))
            screen.setLayoutDirection(rightToLeft: isRightToLeft)
            controller.title = "A rather long title of a controller"
            let all = [button("Cancel everything"), button("A"), button("Save"), button("Another long one")]
            item.leftBarButtonItems = Array(all[0...1])
            item.rightBarButtonItems = Array(all[2...3])
            screen.settle()
            let label = try #require(screen.accessibilityTree.first { $0.label == controller.title }?.object as? UIView)
            let frames = try (all.map { try frame($0) } + [screen.presentedFrame(of: label)]).sorted {
                $0.minX < $1.minX
            }
            for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX + 0.01) }
            #expect(try #require(frames.first).minX >= 0 && #require(frames.last).maxX <= width + 0.01)
        }

        @Test func tapsKeysAndAssistiveTechnologyPerformTheAction() throws {
            let one = button("One")
            item.rightBarButtonItem = one
            screen.settle()
            screen.tap(try #require(one.view))
            #expect(log.entries == ["One"])
            screen.press(.keyboardTab)
            #expect(one.view?.isFocused == true)
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keyboardSpacebar)
            screen.press(.keyboardSpacebar, modifiers: .control)
            #expect(log.entries == ["One", "One", "One"])
            let element = try #require(screen.element(labelled: "One"))
            #expect(element.traits.contains(.button))
            screen.activate(element)
            #expect(log.entries.count == 4)
            one.isEnabled = false
            screen.tap(try #require(one.view))
            screen.press(.keyboardReturnOrEnter)
            #expect(log.entries.count == 4)
            #expect(screen.element(labelled: "One")?.traits.contains(.notEnabled) == true)
        }

        @Test func theSenderIsTheItem() throws {
            var sender: Any?
            let one = UIBarButtonItem(title: "One", primaryAction: UIAction { sender = $0.sender })
            item.leftBarButtonItem = one
            screen.settle()
            screen.tap(try #require(one.view))
            #expect(sender as? UIBarButtonItem === one)
        }

        @Test func aMenuOpensByATapOrIfThereIsAnActionByHolding() throws {
            let menu = UIMenu(children: [UIAction(title: "Choice") { [log] _ in log.entries.append("choice") }])
            let one = UIBarButtonItem(title: "Menu", menu: menu)
            item.rightBarButtonItem = one
            screen.settle()
            screen.tap(try #require(one.view))
            let row = try #require(screen.element(labelled: "Choice"))
            screen.activate(row)
            #expect(log.entries == ["choice"] && screen.element(labelled: "Choice") == nil)
            one.primaryAction = UIAction { [log] _ in log.entries.append("act") }
            screen.tap(try #require(one.view))
            #expect(log.entries == ["choice", "act"] && screen.element(labelled: "Choice") == nil)
            screen.longPress(try #require(one.view))
            #expect(screen.element(labelled: "Choice") != nil && log.entries.count == 2)
        }

        @Test func changesAreShown() throws {
            let one = button("One")
            item.rightBarButtonItem = one
            screen.settle()
            let narrow = try frame(one)
            one.title = "A longer title"
            screen.settle()
            #expect(try frame(one).width > narrow.width + 30 && frame(one).maxX == narrow.maxX)
            one.title = "One"
            one.possibleTitles = ["A longer title"]
            screen.settle()
            #expect(try frame(one).width > narrow.width + 30)
            one.width = 100
            screen.settle()
            #expect(try frame(one).width == 132)
            one.isHidden = true
            screen.settle()
            #expect(one.view?.window == nil && item.rightBarButtonItems == [one])
            one.isHidden = false
            one.accessibilityLabel = "Read this"
            one.accessibilityIdentifier = "identifier"
            one.accessibilityHint = "hint"
            screen.settle()
            let element = try #require(screen.element(labelled: "Read this"))
            #expect(element.identifier == "identifier" && element.hint == "hint")
            one.isSelected = true
            #expect(screen.element(labelled: "Read this")?.traits.contains(.selected) == true)
        }

        @Test func colorsAreThoseOfTheItemOrOfTheBar() throws {
            let one = button("One")
            item.rightBarButtonItem = one
            screen.settle()
            let label = try #require(one.view?.subviews.lazy.compactMap { $0 as? UILabel }.first)
            func color() -> UIColor? {
                label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            }
            let traits = screen.window.traitCollection
            let standard = Looks.barItem.light.color
            #expect(color()?.resolvedColor(with: traits) == standard)
            navigation.navigationBar.tintColor = .systemRed
            #expect(color()?.resolvedColor(with: traits) == standard, "the tint of the bar has no effect")
            one.tintColor = .systemGreen
            #expect(color() == .systemGreen)
            one.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            #expect(color() == .brown && one.titleTextAttributes(for: .normal)?.count == 1)
            one.setTitleTextAttributes(nil, for: .normal)
            one.isEnabled = false
            #expect(color() == .tertiaryLabel)
        }

        /// Returns the surface of the capsule of an item.
        private func glass(_ item: UIBarButtonItem) throws -> GlassView {
            let capsule = try #require(item.view?.superview as? BarCapsule)
            return try #require(capsule.subviews.lazy.compactMap { $0 as? GlassView }.first)
        }

        @Test func aProminentItemIsFilledWithTheTint() throws {
            let one = button("One")
            one.style = .done
            item.rightBarButtonItem = one
            screen.settle()
            navigation.navigationBar.tintColor = .systemRed
            #expect(try glass(one).color == .systemRed)
            one.tintColor = .systemGreen
            #expect(try glass(one).color == .systemGreen)
            one.isEnabled = false
            #expect(try glass(one).color == .systemGray4)
            one.style = .plain
            #expect(try glass(one).color == nil && glass(one).blur != nil)
        }

        /// Images beside each other share a capsule. Titles, prominent and close buttons don't, and neither do items
        /// that the client tells so, nor those of other groups.
        @Test func imagesShareACapsule() throws {
            func image(_ name: String) -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: name)) }
            let (a, b, c) = (image("star"), image("heart"), image("trash"))
            func capsules() -> Int {
                screen.settle()
                return Set([a, b, c].compactMap { $0.view?.superview.map(ObjectIdentifier.init) }).count
            }
            item.rightBarButtonItems = [a, b, c]
            #expect(capsules() == 1)
            let places = try [a, b, c].map { try frame($0) }
            #expect(places[2].minX < places[1].minX && places[2].maxX <= places[1].minX + 0.01)
            #expect(places.allSatisfy { $0.width >= 44 && $0.height == 44 })
            let whole = try #require(a.view?.superview)
            #expect(abs(whole.bounds.width - places.reduce(0) { $0 + $1.width }) < 0.01)
            b.sharesBackground = false
            #expect(capsules() == 3)
            b.sharesBackground = true
            b.title = "Title"
            #expect(capsules() == 1, "an item with both shows its image")
            b.style = .done
            #expect(capsules() == 3)
            b.style = .plain
            b.hidesSharedBackground = true
            #expect(try capsules() == 3 && glass(b).isBare && !glass(a).isBare)
            b.hidesSharedBackground = false
            #expect(capsules() == 1)
            item.trailingItemGroups = [.fixedGroup(items: [a, b]), c.creatingFixedGroup()]
            #expect(capsules() == 2)
            item.rightBarButtonItems = [a, UIBarButtonItem(systemItem: .close), b, c]
            #expect(capsules() == 2)
            item.rightBarButtonItems = [a, .fixedSpace(0), b, c]
            #expect(capsules() == 2)
        }

        @Test func anItemHasABadge() throws {
            let one = UIBarButtonItem(image: UIImage(systemName: "star"))
            one.accessibilityLabel = "Inbox"
            item.rightBarButtonItem = one
            screen.settle()
            func badge() -> BadgeView? { one.view?.subviews.lazy.compactMap { $0 as? BadgeView }.first }
            #expect(badge() == nil)
            one.badge = .count(12)
            screen.settle()
            let shown = try #require(badge())
            let height = shown.bounds.height
            #expect(one.badge?.stringValue == "12" && screen.element(labelled: "Inbox")?.value == "12")
            #expect(shown.frame.maxX > 22 && shown.frame.midY < 22 && shown.backgroundColor == .systemRed)
            var dot = UIBarButtonItem.Badge.indicator()
            dot.backgroundColor = .systemBlue
            one.badge = dot
            screen.settle()
            #expect(try #require(badge()).bounds.width < height && badge()?.backgroundColor == .systemBlue)
            one.badge = .string("new")
            #expect(one.badge?.stringValue == "new")
            one.badge = nil
            #expect(badge() == nil)
        }

        /// A capsule is longer by 16 points while a finger is on it, but not more than a fifth.
        @Test func aPressedCapsuleGrows() throws {
            let one = button("A title that is rather long")
            item.rightBarButtonItem = one
            screen.settle()
            let capsule = try #require(one.view?.superview)
            let width = screen.presentedFrame(of: capsule).width
            let frame = try frame(one)
            screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.advance(by: 0.4)
            #expect(abs(screen.presentedFrame(of: capsule).width - width - 16) < 0.5)
            screen.touchUp()
            screen.settle()
            #expect(screen.presentedFrame(of: capsule).width == width && log.entries.count == 1)
        }

        @Test func customViewsKeepTheirSizeAndHandleTheirTouches() throws {
            let view = UISwitch()
            item.rightBarButtonItem = UIBarButtonItem(customView: view)
            screen.settle()
            #expect(screen.presentedFrame(of: view) == CGRect(x: 390 - 20 - 63, y: 18, width: 63, height: 28))
            screen.tap(view)
            #expect(view.isOn)
        }

        @Test func itemsReplaceTheBackButtonUnlessTheySupplementIt() throws {
            let next = UIViewController()
            let one = button("One")
            next.navigationItem.leftBarButtonItem = one
            navigation.pushViewController(next, animated: false)
            screen.settle()
            #expect(screen.element(labelled: "Title") == nil)
            next.navigationItem.leftItemsSupplementBackButton = true
            screen.settle()
            let back = try #require(screen.element(labelled: "Title"))
            #expect(try back.frame.maxX <= frame(one).minX + 0.01)
            one.isHidden = true
            next.navigationItem.leftItemsSupplementBackButton = false
            screen.settle()
            #expect(screen.element(labelled: "Title") != nil)
        }

        @Test func backButtonsHaveTheTitleThatTheItemBelowAsksFor() {
            let next = UIViewController()
            navigation.pushViewController(next, animated: false)
            screen.settle()
            #expect(screen.element(labelled: "Title") != nil)
            item.backButtonTitle = "Short"
            #expect(screen.element(labelled: "Short") != nil)
            item.backBarButtonItem = UIBarButtonItem(title: "Item")
            #expect(screen.element(labelled: "Item") != nil)
            item.backButtonDisplayMode = .generic
            #expect(screen.element(labelled: "Back") != nil)
            item.backButtonDisplayMode = .minimal
            #expect(screen.element(labelled: "Back") != nil && item.titleOfBackButton == "")
            next.navigationItem.backAction = UIAction { [log] _ in log.entries.append("back") }
            screen.settle()
            if let back = screen.element(labelled: "Back") { screen.activate(back) }
            #expect(log.entries == ["back"] && navigation.topViewController === next)
        }

        @Test func theEditButtonTurnsEditingOnAndOff() throws {
            let edit = controller.editButtonItem
            item.rightBarButtonItem = edit
            screen.settle()
            #expect(edit.title == "Edit" && controller.editButtonItem === edit)
            let width = try frame(edit).width
            screen.tap(try #require(edit.view))
            screen.settle()
            #expect(controller.isEditing && edit.title == "Done" && edit.style == .done)
            #expect(try frame(edit).width == width)
            controller.isEditing = false
            #expect(edit.title == "Edit" && edit.style == .plain)
        }

        @Test func itemsFadeInAndMoveToTheNextContent() throws {
            let one = button("One")
            item.setRightBarButtonItems([one], animated: true)
            screen.advance(by: 0.1)
            #expect(screen.isMoving)
            screen.settle()
            navigation.pushViewController(UIViewController(), animated: true)
            screen.advance(by: 0.2)
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(one.view?.window != nil && screen.element(labelled: "One") != nil)
            one.title = "Other"
            screen.settle()
            #expect(screen.element(labelled: "Other") != nil)
        }
    }
}
