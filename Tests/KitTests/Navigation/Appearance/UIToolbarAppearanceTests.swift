import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UIToolbarAppearanceTests {
        private func color(of item: UIBarButtonItem) -> UIColor? {
            let label = item.view?.subviews.compactMap { $0 as? UILabel }.first
            return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }

        @Test func aToolbarShowsItsAppearance() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 48))
            let controller = UIViewController()
            screen.show(controller)
            controller.view.addSubview(bar)
            let (plain, done) = (UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Done"))
            done.style = .done
            bar.items = [plain, done]
            let appearance = UIToolbarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            appearance.shadowColor = .blue
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
            bar.standardAppearance = appearance
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            #expect(image.pixel(310, 340) == .red && image.pixel(310, 299) == .blue)
            #expect(color(of: plain) == .green && color(of: done) == .brown)
            bar.standardAppearance.doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
            #expect(color(of: done) == .white)
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [:]
            let traits = UITraitCollection(userInterfaceStyle: .light)
            #expect(color(of: plain)?.resolvedColor(with: traits) == Looks.barItem.light.color)
        }
    }
}
