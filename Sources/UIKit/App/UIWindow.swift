import CoreGraphics
import QuartzCore

/// The view that all others of a screen are in, and where events come in.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRootView(of: oldValue) }
    }

    /// Which windows are in front: higher ones, and among equals later ones. `.normal` at first.
    open var windowLevel = Level.normal

    /// The screen that the window is on.
    open var screen: UIScreen { .main }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
    }

    /// Whether the window is off the screen. `true` until it is shown.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                hideRootView()
                screen.hide(self)
            } else {
                screen.show(self)
                showRootView()
            }
        }
    }

    /// Whether keys and commands go to this window.
    open private(set) var isKeyWindow = false

    /// Shows the window in front of those of its level, and has keys and commands go to it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Has keys and commands go to this window.
    open func makeKey() {
        guard !isKeyWindow else { return }
        for window in screen.windows where window !== self && window.isKeyWindow {
            window.isKeyWindow = false
            window.resignKey()
        }
        isKeyWindow = true
        becomeKey()
    }

    /// Keys and commands go to this window now.
    open func becomeKey() {}

    /// Keys and commands go to another window now.
    open func resignKey() {}

    /// Hands an event to the views and recognizers that it is for.
    open func sendEvent(_ event: UIEvent) {
        screen.events.touchRouter.route(event, in: self)
    }

    open override var next: UIResponder? { UIApplication.shared }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    /// In front of which windows one is.
    public struct Level: RawRepresentable, Hashable, Sendable {
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
        public static func > (lhs: Level, rhs: Level) -> Bool { lhs.rawValue > rhs.rawValue }
    }
}
