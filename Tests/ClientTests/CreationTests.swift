import Testing
import UIKitTesting

@testable import UIKit

/// Views and cells of classes that only a type variable names.
@Suite @MainActor struct CreationTests {
    private final class Badge: UIView {
        let isOwn: Bool
        override init(frame: CGRect) {
            isOwn = true
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Row: UITableViewCell {}
    @MainActor private final class Container<Content: UIView> {
        lazy var content = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    private func make<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
        Cell(style: .subtitle, reuseIdentifier: "row")
    }

    @Test func aViewIsMadeByItsClass() {
        let badge = Container<Badge>().content
        #expect(badge.isOwn && badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Container<UILabel>().content.text == nil)
        #expect(type(of: UIView(frame: .zero)) == UIView.self)
    }

    @Test func aCellIsMadeInItsStyle() {
        let row = make(Row.self)
        #expect(row.reuseIdentifier == "row" && row.detailTextLabel != nil)
    }

    @Test func aFontWithoutANameIsThatOfTheSystem() {
        #expect(UIFont().pointSize == 12)
    }

    @Test func levelsOfWindowsAreCompared() {
        #expect(UIWindow.Level.alert >= .statusBar && UIWindow.Level.normal <= .normal && .normal < .alert + 1)
        #expect([UIWindow.Level.alert, .normal, .statusBar].max() == .alert)
    }

    @Test func theAppIsFoundByItsName() {
        #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
        let app = UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
        #expect(app === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    }

    @Test func geometryHasTexts() {
        #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
        #expect(NSCoder.cgRect(for: "{{1,2},{3,4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4.5)) == "{{1, 2}, {3, 4.5}}")
        #expect(NSCoder.cgSize(for: "{1}") == .zero && NSCoder.cgPoint(for: "{1, x}") == .zero)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))) == CGVector(dx: 1, dy: 2))
    }

    private final class Panel: UIViewController {
        var escapes = 0
        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    @Test func escapeReachesTheController() {
        let (screen, panel) = (TestScreen(size: CGSize(width: 320, height: 400)), Panel())
        screen.show(panel)
        #expect(screen.window.goBack())
        #expect(panel.escapes == 1)
    }
}

/// Members that Foundation's and UIKit's classes have of `NSObject`.
@Suite struct ObjectMemberTests {
    private final class Order: NSObject {}

    @Test func anObjectKeepsTextsForItsElement() {
        let (one, other) = (Order(), Order())
        (one.accessibilityLabel, one.accessibilityHint, one.accessibilityValue) = ("a", "b", "c")
        #expect(one.accessibilityLabel == "a" && one.accessibilityHint == "b" && one.accessibilityValue == "c")
        #expect(other.accessibilityLabel == nil)
        let image = UIImage()
        image.accessibilityIdentifier = "leaf"
        #expect(image.accessibilityIdentifier == "leaf" && UIImage().accessibilityIdentifier == nil)
    }

    @Test func aStringIsEmpty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().length == 0)
    }
}
