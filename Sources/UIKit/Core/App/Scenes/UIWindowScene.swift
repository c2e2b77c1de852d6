import CoreGraphics
import Foundation

/// A scene whose interface is in windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    /// The screen that shows the scene: the content of a window on the desktop.
    open private(set) var screen = UIScreen.main

    /// The visible windows, from back to front.
    open var windows: [UIWindow] { screen.windows.filter { $0.windowScene === self } }

    /// The window that receives keys and commands.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The manager of the status bar.
    open var statusBarManager: UIStatusBarManager? { statusBar }
    private lazy var statusBar = UIStatusBarManager(self)

    /// The limits of the size of the window on the desktop.
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }
    private lazy var restrictions = UISceneSizeRestrictions { [weak self] in self?.screen.host?.setMinimumSize($0) }

    /// The geometry of the scene.
    open var effectiveGeometry: UIWindowScene.Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// Asks for another geometry of the window.
    ///
    /// A window of a desktop has the shape that the user gives it, so preferences that it doesn't have are refused.
    ///
    /// - Parameter errorHandler: A closure that is called with an error of `UISceneErrorDomain` if they are.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let window = keyWindow ?? windows.last
        let supported = applicationOrientations(for: window)
        let error = geometryPreferences.error(
            for: interfaceOrientation,
            supported: supported.intersection(window?.rootViewController?.supportedInterfaceOrientations ?? .all)
        )
        if let error { errorHandler?(error) }
    }

    /// Whether the window fills the desktop. A screen without a desktop is always full.
    open var isFullScreen: Bool { screen.host?.isMaximized ?? true }

    /// The operations on the window that the user may perform.
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    let behaviors = UISceneWindowingBehaviors()

    /// The geometry of a scene at one moment.
    @preconcurrency @MainActor
    open class Geometry: NSObject, NSCopying {
        /// The orientation of the interface, which is the shape of the window.
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
        }

        /// Returns the geometry, which doesn't change.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The focus system of the scene.
    open var focusSystem: UIFocusSystem? { screen.focusSystem }

    /// The orientation of the interface. A window of a desktop isn't turned, so this is its shape: portrait unless it
    /// is wider than high, and then landscape (unverified for the windows of iPadOS and Mac Catalyst).
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    /// The traits of the scene, which its windows inherit.
    open var traitCollection: UITraitCollection { ownTraits.applied(to: screen.traitCollection) }

    /// Called after the traits changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the scene and its windows have in place of those of the screen.
    ///
    /// The traits change at once. `traitOverrides.remove(_:)` ends an override.
    public var traitOverrides: UITraitOverrides {
        get { ownTraits.overrides }
        set {
            let previous = traitCollection
            ownTraits.overrides = newValue
            notifyTraitsChanged(from: previous)
            for window in windows { TraitChange.notify(window) }
        }
    }

    /// The traits that the client overrides.
    let ownTraits = OwnTraits()

    /// Notifies the scene of a change of the screen's traits, before its windows are notified.
    func screenTraitsDidChange(from previous: UITraitCollection) {
        notifyTraitsChanged(from: ownTraits.applied(to: previous))
    }

    private func notifyTraitsChanged(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        traitCollectionDidChange(previous)
        traitRegistrations?.notify(self)
    }

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        screen.scene = self
    }

    override func titleDidChange() {
        screen.host?.setTitle([title ?? "", subtitle].filter { !$0.isEmpty }.joined(separator: " — "))
    }
}

extension UIWindowScene: TraitChangeSource {}

extension UIWindowScene {
    /// The geometry that an app asks for in `requestGeometryUpdate(_:errorHandler:)`. Each system has a subclass.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        override init() {
            super.init()
        }

        /// Returns the error if a window doesn't fulfill the preferences; `nil` if it does.
        ///
        /// - Parameter supported: The orientations that the app and its controller support.
        func error(for orientation: UIInterfaceOrientation, supported: UIInterfaceOrientationMask) -> NSError? {
            UISceneError.make(.geometryRequestUnsupported, "The desktop doesn't know the preferences.")
        }

        /// The preferences on iOS: the orientations of the interface.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            private let orientations: UIInterfaceOrientationMask

            /// Creates preferences for no orientation.
            public override init() {
                orientations = []
                super.init()
            }

            /// Creates preferences for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                orientations = interfaceOrientations
                super.init()
            }

            override func error(
                for orientation: UIInterfaceOrientation,
                supported: UIInterfaceOrientationMask
            ) -> NSError? {
                let alike: UIInterfaceOrientationMask =
                    orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
                let wanted = orientations.intersection(supported)
                guard !orientations.isEmpty, wanted.isDisjoint(with: alike) else { return nil }
                return UISceneError.make(
                    .geometryRequestDenied,
                    wanted.isEmpty
                        ? "None of the requested orientations are supported by the view controller."
                        : "A window of a desktop isn't turned: it has the shape that the user gives it."
                )
            }
        }
    }
}
