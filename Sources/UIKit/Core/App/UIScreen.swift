import CoreGraphics
import DisplayList
import QuartzCore

/// The area that shows an app: the content of a desktop window, or a test's virtual device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The app's screen.
    public private(set) static var main = UIScreen()

    /// The bounds of the screen in points, with the origin in the top left corner.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// The number of pixels per point.
    open private(set) var scale: CGFloat = 2
    /// The bounds of the screen in pixels.
    open var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// The number of pixels per point of the display.
    open var nativeScale: CGFloat { scale }
    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }

    /// The state of the routing of touches, scroll events and keys, a `ScreenEvents`. Created by the first event.
    var eventState: AnyObject?
    /// The traits that windows inherit.
    package private(set) var traits = UITraitCollection.current
    package private(set) var safeAreaInsets = UIEdgeInsets.zero
    /// The visible windows, from back to front.
    package private(set) var windows: [UIWindow] = []

    /// Changes the size. Windows of the size of the screen are resized with it.
    package func resize(to size: CGSize, scale: CGFloat) {
        let old = bounds.size
        bounds.size = size
        self.scale = scale
        for window in windows where window.frame.size == old {
            window.frame.size = size
        }
        if traits.displayScale != scale { setTraits(traits.replacing(UITraitDisplayScale.self, value: scale)) }
        FrameClock.shared.setNeedsFrame()
    }

    /// Changes the traits, and tells everything on the screen.
    package func setTraits(_ traits: UITraitCollection) {
        let previous = self.traits
        self.traits = traits
        UITraitCollection.current = traits
        for window in windows { window.notifyTraitsChanged(from: previous) }
    }

    /// Changes the safe area insets of the screen.
    package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != safeAreaInsets else { return }
        safeAreaInsets = insets
        for window in windows { window.notifySafeAreaChanged() }
    }

    /// Lays out all windows.
    package func layoutWindows() {
        for window in windows { window.layoutIfNeeded() }
    }

    /// Returns the display list of the windows in the current frame, or `nil` if nothing is visible. If nothing
    /// changed, the result is the same object as before.
    package func makeFrame() -> RenderNode? {
        layoutWindows()
        let nodes = windows.compactMap { $0.layer.makeFrame() }
        if nodes.elementsEqual(lastNodes, by: ===) { return lastFrame }
        lastNodes = nodes
        lastFrame = nodes.isEmpty ? nil : .container(nodes)
        return lastFrame
    }

    /// Restores the state of an app that has just started: no windows, no animations or timers, time 0, light, left
    /// to right.
    package func reset(size: CGSize, scale: CGFloat) {
        for window in windows { window.isHidden = true }
        FirstResponder.reset()
        Clipboard.reset()
        UIAccessibility.reset()
        UIFocusSystem.shared.reset()
        eventState = nil
        FrameClock.shared.reset()
        UIView.setAnimationsEnabled(true)
        windows = []
        (lastNodes, lastFrame) = ([], nil)
        (bounds.size, self.scale) = (size, scale)
        safeAreaInsets = .zero
        traits = .initial.modifyingTraits { $0.displayScale = scale }
        UITraitCollection.current = traits
    }

    private var lastNodes: [RenderNode] = []
    private var lastFrame: RenderNode?

    func show(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: index)
        FrameClock.shared.setNeedsFrame()
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        FrameClock.shared.setNeedsFrame()
    }
}
