import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests.SceneFactTests {
    /// The views of a scene by the names of the recording.
    @MainActor final class Stage {
        let screen: TestScreen
        let root: UIView
        var views: [String: UIView] = [:]
        /// The changes after the first layout, one after the other.
        var steps: [() -> Void] = []
        /// Finds a view that is made later.
        var find: (String) -> UIView? = { _ in nil }
        /// Objects that live until the frames are compared.
        var kept: [AnyObject] = []

        init(size: CGSize) {
            screen = TestScreen(size: size)
            root = UIView(frame: CGRect(origin: .zero, size: size))
        }

        /// Returns the frame of a view in its window.
        func frame(of name: String) -> CGRect? {
            (views[name] ?? find(name)).map { $0.convert($0.bounds, to: nil) }
        }

        func plain(_ names: String...) -> [UIView] {
            names.map { name in
                let view = UIView()
                views[name] = view
                return view
            }
        }

        /// Makes the root the view of a controller, with the margins that such a view has.
        func useController() {
            root.removeFromSuperview()
            let controller = UIViewController()
            controller.view = root
            screen.show(controller)
        }

        func label(_ name: String, _ text: String, size: CGFloat = 17) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            views[name] = label
            return label
        }

        func stack(_ name: String, _ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = spacing
            self.views[name] = stack
            return stack
        }

        func add(_ views: UIView...) {
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
        }

        func field(_ name: String, _ border: UITextField.BorderStyle, y: CGFloat, width: CGFloat? = nil)
            -> UITextField
        {
            let field = UITextField()
            field.borderStyle = border
            field.text = "Some text"
            field.sizeToFit()
            field.frame.origin = CGPoint(x: 16, y: y)
            if let width { field.frame.size.width = width }
            root.addSubview(field)
            views[name] = field
            return field
        }
    }
}
