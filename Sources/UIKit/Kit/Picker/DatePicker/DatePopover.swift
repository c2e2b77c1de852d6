import CoreGraphics
import Foundation

/// The controller of a calendar or of wheels beside a compact date picker.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
    private let content: UIView

    init(_ content: UIView, size: CGSize, beside button: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: size.width + 2 * Self.padding, height: size.height + 2 * Self.padding)
        popoverPresentationController?.sourceItem = button
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let padding: CGFloat = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame = view.bounds.room(inside: view.safeAreaInsets).room(dx: Self.padding, dy: Self.padding)
    }

    /// It is a popover in windows of any size.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
