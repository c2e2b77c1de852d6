import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UINavigationBarAppearanceTests {
        private final class Page: UIViewController {
            let scrollView = UIScrollView()

            override func loadView() {
                view = scrollView
                scrollView.contentSize.height = 2_000
            }

            /// Scrolls content below the bar, which has its standard appearance then.
            func scroll(by distance: CGFloat) { scrollView.contentOffset.y += distance }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
        private let root = Page()
        private let navigation: UINavigationController
        private var bar: UINavigationBar { navigation.navigationBar }

        init() {
            root.title = "Root"
            navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            screen.settle()
            root.scroll(by: 100)
        }

        /// The color of the bar beside its title, and of the shadow below it.
        private func colors() throws -> (bar: Pixel, shadow: Pixel) {
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            return (image.pixel(290, 20), image.pixel(290, Int(bar.frame.maxY)))
        }

        private func label(_ text: String, in view: UIView? = nil) -> UILabel? {
            for view in (view ?? bar).subviews {
                if let label = view as? UILabel, label.text == text, label.alpha > 0 { return label }
                if let label = label(text, in: view) { return label }
            }
            return nil
        }

        private func attribute<Value>(_ key: NSAttributedString.Key, of text: String) -> Value? {
            label(text)?.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Value
        }

        private func color(of text: String) -> UIColor? { attribute(.foregroundColor, of: text) }

        private func fontSize(of text: String) -> CGFloat? { (attribute(.font, of: text) as UIFont?)?.pointSize }

        private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            return appearance
        }

        @Test func aBarShowsTheColorAndTheShadowOfItsAppearance() throws {
            let new = appearance(.red)
            new.shadowColor = .blue
            bar.standardAppearance = new
            #expect(try colors() == (.red, .blue))
            bar.standardAppearance.configureWithTransparentBackground()
            root.view.backgroundColor = .green
            #expect(try colors() == (.green, .green))
        }

        @Test func aBarCopiesAnAppearanceAndFollowsChangesOfItsOwn() throws {
            let new = appearance(.red)
            bar.standardAppearance = new
            new.backgroundColor = .green
            #expect(try colors().bar == .red)
            bar.standardAppearance.backgroundColor = .blue
            #expect(try colors().bar == .blue)
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
        }

        @Test func aChangeOfTheDefaultAppearanceMakesItTheBarsOwn() throws {
            bar.standardAppearance.backgroundColor = .red
            #expect(try colors().bar == .red && bar.standardAppearance.backgroundColor == .red)
        }

        @Test func aChangeOfAPartOfTheDefaultAppearanceTakesEffect() throws {
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Plain")
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            #expect(color(of: "Plain") == .red)
        }

        @Test func buttonsOfAnAppearanceThatIsShownAreReplaced() throws {
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Plain")
            bar.standardAppearance = appearance(.white)
            let buttons = UIBarButtonItemAppearance()
            buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            bar.standardAppearance.buttonAppearance = buttons
            #expect(color(of: "Plain") == .red)
            buttons.normal.titleTextAttributes = [:]
            #expect(color(of: "Plain") == .red, "the value was copied")
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
            #expect(color(of: "Plain") == .blue)
            bar.standardAppearance.doneButtonAppearance = buttons
            bar.standardAppearance.backButtonAppearance = buttons
        }

        @Test func theAppearanceOfTheTopItemTakesPrecedence() throws {
            bar.standardAppearance = appearance(.red)
            let next = Page()
            next.navigationItem.standardAppearance = appearance(.blue)
            navigation.pushViewController(next, animated: true)
            screen.settle()
            next.scroll(by: 100)
            #expect(try colors().bar == .blue)
            next.navigationItem.standardAppearance?.backgroundColor = .green
            #expect(try colors().bar == .green)
            navigation.popViewController(animated: true)
            #expect(try colors().bar == .red)
        }

        @Test func contentAtItsTopHasAnAppearanceOfItsOwn() throws {
            bar.standardAppearance = appearance(.red)
            bar.scrollEdgeAppearance = appearance(.blue)
            bar.scrollEdgeAppearance?.titleTextAttributes = [.foregroundColor: UIColor.green]
            #expect(try colors().bar == .red && color(of: "Root") == .label)
            root.scroll(by: -100)
            #expect(try colors().bar == .blue && color(of: "Root") == .green)
            root.scroll(by: 100)
            #expect(try colors().bar == .red && color(of: "Root") == .label)
        }

        @Test func contentThatDoesNotScrollIsAtItsTop() throws {
            bar.scrollEdgeAppearance = appearance(.blue)
            navigation.setViewControllers([UIViewController()], animated: false)
            #expect(try colors().bar == .blue)
        }

        @Test func aBarWithoutAnAppearanceForContentAtItsTopHasNoBackgroundThere() throws {
            bar.standardAppearance = appearance(.red)
            bar.standardAppearance.shadowColor = .blue
            bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.brown]
            root.view.backgroundColor = .green
            #expect(try colors() == (.red, .blue))
            root.scroll(by: -100)
            #expect(try colors() == (.green, .green) && color(of: "Root") == .brown)
            // The background appears over a few points.
            root.scroll(by: 4)
            let fading = try colors().bar
            #expect(fading != .green && fading != .red)
            root.scroll(by: 96)
            #expect(try colors() == (.red, .blue))
        }

        @Test func aBarOverContentThatDoesNotScrollHasNoBackground() throws {
            bar.standardAppearance = appearance(.red)
            bar.standardAppearance.shadowColor = .blue
            let next = UIViewController()
            next.view.backgroundColor = .green
            navigation.pushViewController(next, animated: false)
            #expect(try colors() == (.green, .green))
            navigation.popViewController(animated: false)
            #expect(try colors() == (.red, .blue))
        }

        @Test func aBarWithoutANavigationControllerHasItsStandardAppearance() throws {
            let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 54))
            own.items = [UINavigationItem(title: "Own")]
            own.standardAppearance = appearance(.red)
            own.scrollEdgeAppearance = appearance(.blue)
            let controller = UIViewController()
            controller.view.addSubview(own)
            screen.show(controller)
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            #expect(image.pixel(2, 20) == .red)
        }

        @Test func titlesHaveTheAttributesOfTheAppearance() throws {
            bar.prefersLargeTitles = true
            let new = UINavigationBarAppearance()
            new.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
            new.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
            bar.standardAppearance = new
            root.scroll(by: -100)
            screen.settle()
            #expect(color(of: "Root") == .blue && fontSize(of: "Root") == 34)
            root.scrollView.contentOffset.y += 300
            screen.settle()
            #expect(color(of: "Root") == .red && fontSize(of: "Root") == 12)
        }

        @Test func anOffsetMovesTheTitle() throws {
            let old = try #require(label("Root")).frame
            bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -3)
            screen.settle()
            #expect(label("Root")?.frame == old.offsetBy(dx: 7, dy: -3))
        }

        @Test func buttonsHaveTheAttributesOfTheirKind() throws {
            let new = UINavigationBarAppearance()
            new.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            new.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
            new.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            new.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
            let next = Page()
            root.navigationItem.backButtonTitle = "Root"
            let (plain, off) = (UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Off"))
            let (done, own) = (UIBarButtonItem(title: "Done"), UIBarButtonItem(title: "Own"))
            off.isEnabled = false
            done.style = .done
            own.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            next.navigationItem.rightBarButtonItems = [plain, off, done, own]
            navigation.pushViewController(next, animated: false)
            bar.standardAppearance = new
            screen.settle()
            let found = ["Plain", "Off", "Done", "Own", "Root"].map { color(of: $0) }
            #expect(found == [.red, .gray, .green, .brown, .blue])
        }

        @Test func aBarWithoutAnAppearanceHasItsOwnProperties() throws {
            bar.barTintColor = .red
            bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
            #expect(try colors().bar == .red && color(of: "Root") == .blue)
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
            bar.barTintColor = nil
            root.view.backgroundColor = .green
            #expect(try colors() == (.green, .green))
            bar.setBackgroundImage(nil, for: .default)
            bar.titleTextAttributes = nil
            bar.barStyle = .black
            #expect(try colors().bar == .black && color(of: "Root") == .white)
            bar.standardAppearance = appearance(.blue)
            #expect(try colors().bar == .blue && color(of: "Root") == .label)
        }

        @Test func copiesHaveAllValues() throws {
            let original = appearance(.red)
            original.shadowColor = nil
            original.titleTextAttributes = [.foregroundColor: UIColor.blue]
            original.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
            original.titlePositionAdjustment.vertical = 3
            original.backButtonAppearance.highlighted.titlePositionAdjustment.horizontal = 4
            let image = UIImage()
            original.setBackIndicatorImage(image, transitionMaskImage: image)
            let copy = try #require(original.copy() as? UINavigationBarAppearance)
            original.backButtonAppearance.highlighted.titlePositionAdjustment = .zero
            #expect(copy.backgroundColor == .red && copy.shadowColor == nil)
            #expect(copy.titlePositionAdjustment.vertical == 3)
            #expect(copy.titleTextAttributes.count == 1 && copy.largeTitleTextAttributes.count == 1)
            #expect(copy.backButtonAppearance.highlighted.titlePositionAdjustment.horizontal == 4)
            #expect(copy.backIndicatorImage === image)
            let toolbar = UIToolbarAppearance(barAppearance: original)
            #expect(toolbar.backgroundColor == .red && toolbar.shadowColor == nil)
        }

        @Test func theProxyOfTheClassHasAppearances() throws {
            AppearanceRules.removeAll()
            defer { AppearanceRules.removeAll() }
            UINavigationBar.appearance().standardAppearance = appearance(.red)
            UINavigationBar.appearance().scrollEdgeAppearance = appearance(.blue)
            let controller = UINavigationController(rootViewController: Page())
            screen.show(controller)
            screen.settle()
            #expect(controller.navigationBar.standardAppearance.backgroundColor == .red)
            #expect(controller.navigationBar.scrollEdgeAppearance?.backgroundColor == .blue)
        }
    }
}
