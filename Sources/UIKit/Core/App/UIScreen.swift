import CoreGraphics
import DisplayList
import Foundation
import HostInterface
import QuartzCore

/// The area that shows an app: the content of a desktop window, or a test's virtual device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    private static var current: UIScreen?

    /// The app's screen. With several screens in a process, as in tests, the one that was used last.
    open class var main: UIScreen {
        if let current, !current.isAbandoned { return current }
        // Views that are created before the next screen don't take their scale from a screen that was removed.
        if current != nil {
            let screen = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)
            screen.device.runByMainQueue()
            screen.layOutInFrames()
            return screen
        }
        let screen = UIScreen(device: .current)
        current = screen
        screen.layOutInFrames()
        return screen
    }

    /// Lets the frames that the main queue makes lay out the windows, until a host does.
    private func layOutInFrames() {
        device.clock.commit = { [weak self] in MainActor.assumeIsolated { self?.layoutWindows() } }
    }

    /// The clock and the animations of everything on the screen.
    package let device: Device
    /// The window on the desktop that shows the screen, if there is one.
    package weak var host: (any AppHost)?
    /// The scene that the screen shows, if an app runs on it.
    weak var scene: UIWindowScene?
    /// A closure that gets files that the user drops on the screen.
    package var receivesFiles: (([URL]) -> Void)?
    /// A closure that is called before the window on the desktop closes.
    package var willClose: (() -> Void)?
    let firstResponder = FirstResponder()
    let focusSystem = UIFocusSystem()
    package let accessibility = AccessibilityStatus()
    /// The text of the clipboard, without a desktop.
    var clipboardText: String?
    /// The text that was selected last, without a desktop.
    var selectionText: String?

    /// The bounds of the screen in points, with the origin in the top left corner.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// The number of pixels per point.
    @exclusivity(unchecked) open private(set) var scale: CGFloat = 2
    /// The bounds of the screen in pixels.
    open var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// The number of pixels per point of the display.
    open var nativeScale: CGFloat { scale }
    /// The coordinates of the screen, whose origin is the top left corner.
    open var coordinateSpace: any UICoordinateSpace { space }
    /// The coordinates of the screen in its upright orientation. A desktop isn't turned, so they are `coordinateSpace`.
    open var fixedCoordinateSpace: any UICoordinateSpace { space }
    private lazy var space = ScreenSpace { [weak self] in self?.bounds.size ?? .zero }
    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }

    /// The traits of the screen, which windows inherit.
    open var traitCollection: UITraitCollection { traits }

    /// Called after the traits changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The state of the routing of touches, scroll events and keys. Created by the first event.
    var eventState: ScreenEvents?
    /// The traits that windows inherit.
    package private(set) var traits = UITraitCollection.current
    /// The input views of the first responder.
    private(set) lazy var inputViews = InputViews()
    /// Returns the height of the part at the bottom of a view that the input views cover.
    func coveredHeight(of view: UIView) -> CGFloat { inputViews.coveredHeight(of: view) }
    /// The handler of keys and commands for the text of the first responder.
    private(set) lazy var textInputHandler = (self as any TextInputHandlerMaking).makeTextInputHandler()
    package private(set) var safeAreaInsets = UIEdgeInsets.zero
    /// The visible windows, from back to front.
    package private(set) var windows: [UIWindow] = []

    private init(device: Device) {
        // Before the first text is shown.
        _ = AttributedStringRuns.areReleased
        self.device = device
        super.init()
        focusSystem.screen = self
        firstResponder.screen = self
    }

    /// Creates a screen with a device of its own, and makes it the main screen.
    package convenience init(size: CGSize, scale: CGFloat) {
        self.init(device: Device())
        makeCurrent()
        reset(size: size, scale: scale)
    }

    /// Makes this screen the main one. A host does this before it delivers an event or makes a frame.
    package func makeCurrent() {
        guard let previous = Self.current, previous !== self else {
            if Self.current == nil { Self.current = self }
            return device.makeCurrent()
        }
        Self.current = self
        device.makeCurrent()
        setCurrentTraits()
        // A test may keep only the views of a screen. Their screen ends when another one is used.
        if previous.isAbandoned { previous.reset(size: previous.bounds.size, scale: previous.scale) }
    }

    /// The object that drives the screen, if one does so instead of a host.
    package weak var driver: AnyObject? {
        didSet { hasDriver = true }
    }
    private var hasDriver = false

    private var isAbandoned: Bool { hasDriver && driver == nil }

    /// The least size in points of a window of regular width (unverified; a phone on its side is 430 high at most).
    private static let regularSize = CGSize(width: 700, height: 480)

    /// The horizontal size class that follows from the size.
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        let isRegular = bounds.width >= Self.regularSize.width && bounds.height >= Self.regularSize.height
        return isRegular ? .regular : .compact
    }

    /// Sets the size without notifying anything: `resize(to:scale:)` does.
    func setSize(_ size: CGSize, scale: CGFloat) {
        (bounds.size, self.scale) = (size, scale)
    }

    /// Changes the traits, and notifies all views and controllers on the screen.
    package func setTraits(_ traits: UITraitCollection) {
        let previous = self.traits
        self.traits = traits
        if Self.current === self { setCurrentTraits() }
        traitCollectionDidChange(previous)
        scene?.screenTraitsDidChange(from: previous)
        for window in windows { TraitChange.notify(window) }
        notifyCategoryChanged(from: previous.preferredContentSizeCategory)
    }

    private func notifyCategoryChanged(from previous: UIContentSizeCategory) {
        let category = traits.preferredContentSizeCategory
        guard category != previous else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
        )
    }

    private func setCurrentTraits() {
        UITraitCollection.current = traits
        UITraitCollection.ofNewViews = traits
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
        firstResponder.reset()
        inputViews = InputViews()
        textInputHandler = (self as any TextInputHandlerMaking).makeTextInputHandler()
        clipboardText = nil
        selectionText = nil
        accessibility.reset()
        focusSystem.reset()
        eventState = nil
        device.reset()
        windows = []
        (lastNodes, lastFrame) = ([], nil)
        setSize(size, scale: scale)
        safeAreaInsets = .zero
        traits = .initial.modifyingTraits {
            $0.displayScale = scale
            $0.horizontalSizeClass = horizontalSizeClass
        }
        if Self.current === self { setCurrentTraits() }
    }

    private var lastNodes: [RenderNode] = []
    private var lastFrame: RenderNode?

    func show(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: index)
        // The traits may have changed while the window was hidden.
        TraitChange.notify(window)
        device.clock.setNeedsFrame()
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        device.clock.setNeedsFrame()
    }
}
