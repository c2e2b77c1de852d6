import UIKit

open class TidePresentation: UIPresentationController {
    public var sizes: [CGSize] = []

    open override func viewWillTransition(
        to size: CGSize,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

/// The part of the screen below the status bar.
public func freeHeight(of screen: UIScreen) -> CGFloat {
    guard !UIApplication.shared.isStatusBarHidden else { return screen.bounds.height }
    return screen.bounds.height - UIApplication.shared.statusBarFrame.height
}
