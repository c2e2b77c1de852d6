import CoreGraphics
import DisplayList
import QuartzCore

/// The area that an application is shown on: the content of a desktop window, or a test's virtual device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the application.
    public private(set) static var main = UIScreen()

    /// The area in points, the origin in the top left corner.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point.
    open private(set) var scale: CGFloat = 2
    /// The area in pixels.
    open var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// Pixels a point, as the display has them.
    open var nativeScale: CGFloat { scale }
    /// Frames a second, at the most.
    open var maximumFramesPerSecond: Int { 60 }

    /// What goes on with fingers, wheels and keys.
    private(set) var events = ScreenEvents()
    /// What the screen tells its windows of the system.
    package private(set) var traits = UITraitCollection.current
    package private(set) var safeAreaInsets = UIEdgeInsets.zero
    /// The windows that are shown, from back to front.
    package private(set) var windows: [UIWindow] = []

    /// Takes another size; windows as large as the screen follow.
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

    /// Takes other traits, and tells all that is shown.
    package func setTraits(_ traits: UITraitCollection) {
        let previous = self.traits
        self.traits = traits
        UITraitCollection.current = traits
        for window in windows { window.tellTraitsChanged(from: previous) }
    }

    /// Keeps the edges free from content.
    package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != safeAreaInsets else { return }
        safeAreaInsets = insets
        for window in windows { window.tellSafeAreaChanged() }
    }

    /// Lays out all windows.
    package func layoutWindows() {
        for window in windows { window.layoutIfNeeded() }
    }

    /// The windows as they are in the current frame; `nil` if nothing is to be seen. The same object as before if
    /// nothing changed.
    package func makeFrame() -> RenderNode? {
        layoutWindows()
        let nodes = windows.compactMap { $0.layer.makeFrame() }
        if nodes.elementsEqual(lastNodes, by: ===) { return lastFrame }
        lastNodes = nodes
        lastFrame = nodes.isEmpty ? nil : .container(nodes)
        return lastFrame
    }

    /// Starts anew, as if nothing had been shown before: no windows, no running work, the time 0, light, left to right.
    package func reset(size: CGSize, scale: CGFloat) {
        for window in windows { window.isHidden = true }
        FirstResponder.reset()
        Clipboard.reset()
        UIAccessibility.reset()
        UIFocusSystem.shared.reset()
        events = ScreenEvents()
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
