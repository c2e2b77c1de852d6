/// The presentation of a controller that covers the window or a presentation context.
final class CoveringPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
}
