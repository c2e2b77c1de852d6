import CoreGraphics
import Foundation
import QuartzCore

/// The root of a view hierarchy on the screen, which events are delivered to.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRootView(of: oldValue) }
    }

    /// The level of the window. Windows of higher levels are in front, and at the same level those shown later. The
    /// default is `.normal`.
    open var windowLevel = Level.normal

    /// The screen that the window is on.
    open var screen: UIScreen { home }
    private let home: UIScreen

    /// The scene that the window belongs to. By default it is that of the screen, or `nil` if no app runs on it.
    open weak var windowScene: UIWindowScene? {
        didSet {
            ownTraitsOfScene = windowScene?.ownTraits
            if !isHidden { TraitChange.notify(self) }
        }
    }
    private var ownTraitsOfScene: OwnTraits?

    /// The traits that the window inherits.
    var sceneTraits: UITraitCollection { ownTraitsOfScene?.applied(to: screen.traits) ?? screen.traits }

    /// Creates a window of the size of a scene.
    public init(windowScene: UIWindowScene) {
        home = windowScene.screen
        super.init(frame: home.bounds)
        connect(to: windowScene)
    }

    /// Creates a window of the size of the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window with a frame on the main screen.
    public override init(frame: CGRect) {
        home = .main
        super.init(frame: frame)
        connect(to: home.scene)
    }

    public required init?(coder: NSCoder) {
        home = .main
        super.init(coder: coder)
        connect(to: home.scene)
    }

    private func connect(to scene: UIWindowScene?) {
        super.isHidden = true
        windowScene = scene
        layer.connect(to: home.device)
    }

    /// Whether the window is hidden. The initial value is `true`.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                hideRootView()
                screen.hide(self)
                post(Self.didBecomeHiddenNotification)
            } else {
                screen.show(self)
                showRootView()
                post(Self.didBecomeVisibleNotification)
            }
        }
    }

    /// Whether keys and commands are sent to this window.
    open private(set) var isKeyWindow = false

    /// Shows the window in front of those at its level, and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Whether the window can become the key window. `true` by default.
    open var canBecomeKey: Bool { true }

    /// Makes the window the key window, if it can become that.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        for window in screen.windows where window !== self && window.isKeyWindow {
            window.isKeyWindow = false
            window.resignKey()
            window.post(Self.didResignKeyNotification)
        }
        isKeyWindow = true
        becomeKey()
        post(Self.didBecomeKeyNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Called after the window became the key window.
    open func becomeKey() {}

    /// Called after another window became the key window instead of this one.
    open func resignKey() {}

    /// Sends an event to the gesture recognizers and views of the window.
    open func sendEvent(_ event: UIEvent) {
        screen.route(event, in: self)
    }

    open override var next: UIResponder? {
        windowScene ?? applicationResponder
    }

    /// The guide for content of an aspect ratio, such as a film, in the middle of the safe area: the largest rectangle
    /// there with the guide's `aspectRatio`, which is 1 by default.
    open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
        if let aspectFitGuide { return aspectFitGuide }
        let guide = makeAspectFitGuide()
        aspectFitGuide = guide
        return guide
    }
    private var aspectFitGuide: (any UILayoutGuide & UILayoutGuideAspectFitting)?

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    /// Posted after the window was shown. The object is the window.
    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification"
    )
    /// Posted after the window was hidden. The object is the window.
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification"
    )
    /// Posted after the window became the key window. The object is the window.
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after another window became the key window. The object is the window that was it before.
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    /// The levels of windows, which determine their order from back to front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.
        public static let normal = Level(0)
        /// 1000 (unverified).
        public static let statusBar = Level(1000)
        /// 2000 (unverified).
        public static let alert = Level(2000)

        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
        public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs.rawValue += rhs }
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs.rawValue -= rhs }
    }
}

/// The view of the root controller.
extension UIWindow {
    /// Removes the view of the previous root controller, and adds that of the current one if the window is visible.
    fileprivate func replaceRootView(of previous: UIViewController?) {
        guard previous !== rootViewController else { return }
        previous?.storage.presentation?.abandon()
        previous?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { showRootView() }
    }

    /// Adds the root controller's view behind all other subviews. If the view is already in the window, its
    /// controllers appear.
    func showRootView() {
        guard let root = rootViewController, let view = root.view else { return }
        view.frame = bounds
        if view.superview === self || root.isCovered(in: self) {
            for controller in root.visibleStack {
                controller.beginAppearance(true, animated: false)
                controller.endAppearanceInNextFrame()
            }
        } else {
            withExtendedLifetime(root) {
                insertSubview(view, at: 0)
                // A callback of the appearance may have set another root.
                if root !== rootViewController { view.removeFromSuperview() }
            }
        }
    }

    /// Makes the root controller and those presented over it disappear. Their views stay in the window.
    fileprivate func hideRootView() {
        guard let root = rootViewController, root.viewIfLoaded?.superview === self || root.isCovered(in: self) else {
            return
        }
        for controller in root.visibleStack.reversed() {
            controller.beginAppearance(false, animated: false)
            controller.endAppearance()
        }
    }
}

extension UIViewController {
    /// Whether a presentation that covers a window has taken the controller's view out of it.
    fileprivate func isCovered(in window: UIWindow) -> Bool {
        guard let presentation = storage.presentation, presentation.hidesPresenter else { return false }
        return presentation.presented.visibleStack.contains { $0.viewIfLoaded?.window === window }
    }
}
