import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Each kind of issue is found in a view that has it, and in no other.
@Suite @MainActor struct AccessibilityAuditTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        screen.show(controller)
    }

    private func add<V: UIView>(_ view: V, _ frame: CGRect) -> V {
        view.frame = frame
        screen.window.rootViewController?.view.addSubview(view)
        return view
    }

    private func label(_ text: String, _ color: UIColor = .black, y: CGFloat = 100) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        return add(label, CGRect(x: 20, y: y, width: 280, height: 60))
    }

    private func found(_ types: AccessibilityAuditType = .all) -> [AccessibilityAuditType] {
        screen.performAccessibilityAudit(for: types).map(\.auditType)
    }

    @Test func aGoodScreenHasNoIssues() {
        _ = label("A text")
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Do it") { _ in })
        button.tintColor = .black
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        _ = add(button, CGRect(x: 20, y: 200, width: 200, height: 80))
        _ = add(UISwitch(), CGRect(x: 20, y: 300, width: 51, height: 31)).accessibilityLabel = "Wireless"
        #expect(screen.performAccessibilityAudit().isEmpty)
    }

    @Test func anElementNeedsALabel() throws {
        let toggle = add(UISwitch(), CGRect(x: 20, y: 300, width: 51, height: 31))
        let issue = try #require(screen.performAccessibilityAudit().first)
        #expect(issue.auditType == .sufficientElementDescription && issue.object === toggle)
        toggle.accessibilityLabel = "Wireless"
        #expect(found().isEmpty)
    }

    @Test func aTextNeedsAnElement() {
        let text = label("A text")
        text.isAccessibilityElement = false
        #expect(found() == [.elementDetection])
        text.accessibilityElementsHidden = true
        #expect(found().isEmpty)
    }

    @Test func aTargetNeedsASize() {
        final class Reaching: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let button = add(UIButton(type: .custom), CGRect(x: 20, y: 100, width: 60, height: 20))
        button.accessibilityLabel = "Small"
        #expect(found() == [.hitRegion])
        button.isEnabled = false
        #expect(found().isEmpty)
        button.removeFromSuperview()
        add(Reaching(type: .custom), CGRect(x: 20, y: 100, width: 60, height: 20)).accessibilityLabel = "Reaching"
        #expect(found().isEmpty)
    }

    /// The ratios are those of the definition in the guidelines.
    @Test(
        arguments: [
            ([0, 0, 0, 1], 21.0), ([0.5, 0.5, 0.5, 1], 3.95), ([0, 0.478, 1, 1], 4.02), ([0, 0, 0, 0.3], 2.1),
            ([0.4, 0.4, 0.4, 1], 5.74),
        ] as [([CGFloat], Double)]
    )
    func aTextNeedsContrast(parts: [CGFloat], ratio: Double) throws {
        let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        let text = label("A text", color)
        let issue = screen.performAccessibilityAudit(for: .contrast).first
        #expect((issue == nil) == (ratio >= 4.5))
        #expect(issue.map { $0.compactDescription == "Contrast failed" } ?? false == (ratio < 3))
        if let issue { #expect(issue.detailedDescription.contains("ratio of \(ratio)")) }
        // Large and bold texts need less.
        for font in [UIFont.systemFont(ofSize: 18), .boldSystemFont(ofSize: 12)] {
            text.font = font
            #expect(found(.contrast).isEmpty == (ratio >= 3))
        }
    }

    @Test func theBackgroundIsWhatIsBehindTheText() {
        let text = label("A text", .white)
        #expect(found(.contrast) == [.contrast])
        screen.window.rootViewController?.view.backgroundColor = .black
        #expect(found(.contrast).isEmpty)
        // A text under another view isn't on the screen.
        let cover = add(UIView(), text.frame)
        cover.backgroundColor = .white
        #expect(found(.contrast).isEmpty && found(.textClipped).isEmpty)
    }

    @Test func aViewBesideATextDoesNotCoverIt() {
        let text = label("A text", .white)
        let neighbor = add(UIView(), text.frame.offsetBy(dx: 0, dy: text.frame.height))
        neighbor.backgroundColor = .white
        #expect(found(.contrast) == [.contrast])
    }

    /// No two rows of pixels behind the letters are equal, and the letters are.
    @Test func theBackgroundNeedNotBeOfOneColor() {
        let behind = CAGradientLayer()
        behind.frame = CGRect(x: 0, y: 100, width: 320, height: 60)
        behind.colors = [UIColor.white.cgColor, UIColor(white: 0.95, alpha: 1).cgColor]
        screen.window.rootViewController?.view.layer.addSublayer(behind)
        let text = label("MMMM")
        text.font = .systemFont(ofSize: 60, weight: .black)
        #expect(found(.contrast).isEmpty)
        text.textColor = .white
        #expect(found(.contrast) == [.contrast])
    }

    @Test func aTextNeedsRoom() {
        let text = label("A text that is much longer than the label and doesn't fit into its only line at all")
        #expect(found() == [.textClipped])
        text.numberOfLines = 0
        text.frame.size.height = 100
        #expect(found().isEmpty)
        text.frame.size.height = 10
        #expect(found() == [.textClipped])
        let box = add(UIView(), CGRect(x: 0, y: 100, width: 320, height: 12))
        box.clipsToBounds = true
        text.frame = CGRect(x: 20, y: 0, width: 280, height: 100)
        box.addSubview(text)
        #expect(found() == [.textClipped])
        box.frame.size.height = 100
        #expect(found().isEmpty)
    }

    @Test func aTextFollowsTheTextSize() {
        let text = label("A text")
        let size = text.font.pointSize
        #expect(found(.dynamicType).isEmpty && text.font.pointSize == size)
        text.adjustsFontForContentSizeCategory = false
        #expect(found() == [.dynamicType])
    }

    @Test func controlsAreReachedByKeyboard() {
        final class Box: UIView {
            var isReached = false
            override var canBecomeFocused: Bool { isReached }
        }
        let box = add(Box(), CGRect(x: 20, y: 100, width: 100, height: 100))
        box.isAccessibilityElement = true
        box.accessibilityLabel = "A box"
        #expect(found().isEmpty)
        box.accessibilityTraits = .button
        #expect(found() == [.keyboard])
        box.isReached = true
        #expect(found().isEmpty)
    }

    @Test func theHandlerIgnoresIssues() {
        struct Stop: Error {}
        add(UISwitch(), CGRect(x: 20, y: 300, width: 51, height: 31)).accessibilityIdentifier = "known"
        let rest = screen.performAccessibilityAudit { $0.element?.identifier == "known" }
        #expect(rest.isEmpty)
        #expect(throws: Stop.self) { try screen.performAccessibilityAudit { _ in throw Stop() } }
    }
}
