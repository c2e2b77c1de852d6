import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct OtherFactTests {
        @Test func barsFieldsAndStacksAreAsRecorded() throws {
            let facts = try AppleFacts("5-others")
            try checkBar(facts)
            try checkFields(facts)
            let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            #expect(progress.frame.height == (try facts.number("progress view height")))
            progress.bounds.size.height = 9
            #expect(progress.bounds.height == (try facts.number("progress view height")))
            let hugging = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                CGFloat(progress.contentHuggingPriority(for: $0).rawValue)
            }
            #expect(hugging == (try facts.numbers("progress view hugging: across, up")))
            try checkStack(facts)
            facts.expectAllRead()
        }

        @Test func aViewWithNothingInItFitsItsPresentSize() {
            let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 600)))
            #expect(
                view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 60)
            )
            #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 50, height: 60))
            let constrained = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
            constrained.widthAnchor.constraint(equalToConstant: 20).isActive = true
            #expect(constrained.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 20)
        }

        private func checkBar(_ facts: AppleFacts) throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 400))
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            screen.show(navigation)
            let bar = try facts.numbers("navigation bar in 320")
            #expect(
                navigation.navigationBar.frame == CGRect(x: bar[0], y: bar[1], width: bar[2], height: bar[3])
            )
            #expect(controller.view.safeAreaInsets.top == (try facts.number("inset below the bar")))
            // Content of 120 in a view of 300, which cannot scroll.
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            let label = UILabel(frame: CGRect(x: 16, y: 16, width: 100, height: 20.5))
            scroll.contentSize = CGSize(width: 320, height: 120)
            scroll.addSubview(label)
            controller.view.addSubview(scroll)
            screen.settle()
            #expect(
                label.convert(label.bounds, to: nil).minY
                    == (try facts.number("top of a label 16 below the top of content that cannot scroll"))
            )
        }

        private func checkFields(_ facts: AppleFacts) throws {
            let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
            let heights = try facts.numbers("text field height: none, line, bezel, rounded")
            func field(_ style: UITextField.BorderStyle) -> UITextField {
                let field = UITextField()
                field.borderStyle = style
                field.font = .systemFont(ofSize: 17)
                field.text = "Text"
                return field
            }
            for (style, height) in zip(styles, heights) {
                #expect(field(style).intrinsicContentSize.height == height, "\(style)")
            }
            let text = field(.none).intrinsicContentSize.width
            #expect(text == text.rounded())
            let rounded = field(.roundedRect)
            #expect(
                rounded.intrinsicContentSize.width - text == (try facts.number("rounded field: width beyond the text"))
            )
            let inset = try facts.numbers("rounded field: inset of the text")
            let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
            #expect(rounded.textRect(forBounds: bounds) == bounds.insetBy(dx: inset[0], dy: inset[1]))
            rounded.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            rounded.leftViewMode = .always
            let distance = try facts.number("left view: distance from the edge")
            #expect(rounded.leftViewRect(forBounds: bounds).minX == distance)
            rounded.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            #expect(rounded.rightViewRect(forBounds: bounds).maxX == bounds.maxX - distance)
        }

        private func checkStack(_ facts: AppleFacts) throws {
            let middle = try facts.numbers("hidden in the middle: end before, place, start after")
            let last = try facts.numbers("hidden at the end: end of the contents, place")
            // A stack at 16 of 200 points; the widths of the views are those of the recording.
            func places(_ widths: [CGFloat], hidden: Int, spacing: CGFloat) -> [CGRect] {
                let screen = TestScreen(size: CGSize(width: 320, height: 300))
                let views = widths.map { width in
                    let view = UIView()
                    let constraint = view.widthAnchor.constraint(equalToConstant: width)
                    constraint.priority = .defaultHigh
                    constraint.isActive = true
                    return view
                }
                let stack = UIStackView(arrangedSubviews: views)
                stack.frame = CGRect(x: 16, y: 168, width: 200, height: 24)
                stack.spacing = spacing
                views[hidden].isHidden = true
                screen.window.addSubview(stack)
                screen.settle()
                return views.map { $0.convert($0.bounds, to: nil) }
            }
            let first = places([middle[0] - 16, 30, 216 - middle[2]], hidden: 1, spacing: middle[2] - middle[0])
            #expect([first[0].maxX, first[1].minX, first[2].minX] == middle && first[1].width == 0, "\(first)")
            let second = places([100, 92, 30], hidden: 2, spacing: 8)
            #expect([second[1].maxX, second[2].minX] == last && second[2].width == 0, "\(second)")
        }
    }
}
