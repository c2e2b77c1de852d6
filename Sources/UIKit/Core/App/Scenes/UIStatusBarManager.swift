import CoreGraphics
import Foundation

/// The state of a scene's status bar. A window of a desktop has no bar. That of a test screen is the top of its safe
/// area.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var source: UIWindowScene?

    init(_ source: UIWindowScene) {
        self.source = source
    }

    /// The style that the visible controller prefers.
    open var statusBarStyle: UIStatusBarStyle { source?.preferredStatusBarStyle ?? .default }

    /// Whether there is no status bar, or the visible controller prefers to hide it.
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty || source?.prefersStatusBarHidden ?? false }

    /// The frame of the status bar on the screen, which is empty if there is none.
    open var statusBarFrame: CGRect { source?.statusBarFrame ?? .zero }
}
