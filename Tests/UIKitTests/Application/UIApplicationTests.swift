import HostInterface
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// A delegate as clients write it: not final, and with an inherited `init()`.
private class AppDelegate: UIResponder, UIApplicationDelegate {
    static var log = LifeCycleLog()
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.add("app", "willFinishLaunching \(application.applicationState)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.add("app", "didFinishLaunching \(application.applicationState)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LoggingController("root", Self.log)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Self.log.add("app", "didBecomeActive \(application.applicationState)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        Self.log.add("app", "willResignActive \(application.applicationState)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Self.log.add("app", "didEnterBackground \(application.applicationState)")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        Self.log.add("app", "willTerminate \(application.applicationState)")
    }
}

/// A view that handles every key and follows the pointer.
private final class FollowingView: UIView {
    var heard: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(Recognizer(heardBy: self))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("down") }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("up") }

    private final class Recognizer: UIHoverGestureRecognizer {
        private weak var owner: FollowingView?

        init(heardBy owner: FollowingView) {
            self.owner = owner
            super.init(target: nil, action: nil)
        }

        override func hover(at place: CGPoint, in window: UIWindow?, with event: UIEvent) {
            super.hover(at: place, in: window, with: event)
            owner?.heard.append("over")
        }

        override func leave(with event: UIEvent) {
            super.leave(with: event)
            owner?.heard.append("gone")
        }
    }
}

extension UIKitScreenTests {
    /// Tests the life cycle of an application on a host.
    @Suite @MainActor
    struct UIApplicationTests {
        let host = ScriptedHost()
        private let delegate: AppDelegate

        init() throws {
            _ = TestScreen()
            AppDelegate.log = LifeCycleLog()
            delegate = try #require(AppDelegate.allocateObject() as? AppDelegate)
        }

        @Test("The delegate hears of the whole life, in UIKit's order")
        func life() {
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                host.makeFrames()
                host.delegate?.hostActive(false)
                host.delegate?.hostActive(true)
                host.close()
            }
            #expect(UIApplication.run(delegate: delegate, host: host) == 0)
            let life = [
                "app.willFinishLaunching inactive", "app.didFinishLaunching inactive", "root.didLoad",
                "root.willAppear", "root.isAppearing", "app.didBecomeActive active", "root.didAppear",
                "app.willResignActive active", "app.didBecomeActive active", "app.willResignActive active",
                "app.didEnterBackground background", "app.willTerminate background",
            ]
            #expect(AppDelegate.log.take() == life.map { String($0) })
            #expect(host.isClosed)
        }

        @Test("A host that stops without asking ends the application all the same, once")
        func stopping() {
            host.script = { $0.show(CGSize(width: 390, height: 844)) }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(AppDelegate.log.take().suffix(1) == ["app.willTerminate background"])
            #expect(Device.current.clock.demand == nil)
        }

        @Test("Frames are asked for while something moves, and not after")
        func frames() throws {
            let window = delegate
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.makeFrames()
                #expect(!host.frameIsWanted)
                guard let view = window.window?.rootViewController?.view else { return }
                let start = host.now
                UIView.animate(withDuration: 0.5) { view.alpha = 0 }
                let frames = host.makeFrames()
                #expect((28...34).contains(frames))
                #expect(host.now - start > 0.49)
            }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(window.window != nil)
        }

        @Test("Windows of the screen's size follow the host's")
        func resizing() {
            let delegate = delegate
            host.script = { host in
                host.show(CGSize(width: 500, height: 300), scale: 3)
                host.makeFrames()
                #expect(UIScreen.main.bounds.size == CGSize(width: 500, height: 300))
                #expect(delegate.window?.rootViewController?.view.frame.size == CGSize(width: 500, height: 300))
                #expect(delegate.window?.traitCollection.displayScale == 3)
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        @Test("What the person asked of every application arrives as traits, at the start and later")
        func appearance() {
            let delegate = delegate
            host.appearance = HostAppearance(isDark: true, textScale: 23.0 / 17)
            host.script = { host in
                #expect(delegate.window?.traitCollection.userInterfaceStyle == .dark)
                #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraExtraLarge)
                #expect(!UIAccessibility.isReduceMotionEnabled)
                #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
                host.delegate?.hostAppearanceChanged(
                    to: HostAppearance(reducesMotion: true, increasesContrast: true, isRightToLeft: true)
                )
                #expect(delegate.window?.traitCollection.accessibilityContrast == .high)
                #expect(UIAccessibility.isDarkerSystemColorsEnabled)
                #expect(delegate.window?.traitCollection.userInterfaceStyle == .light)
                #expect(UIApplication.shared.preferredContentSizeCategory == .large)
                #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
                #expect(UIAccessibility.isReduceMotionEnabled)
                host.delegate?.hostAppearanceChanged(to: HostAppearance())
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        @Test("What no view answers goes to the controller, the window, its scene, the application and its delegate")
        func responderChain() {
            let delegate = delegate
            host.script = { _ in
                let root = delegate.window?.rootViewController
                let label = UIView()
                root?.view.addSubview(label)
                let chain = Array(sequence(first: label as UIResponder, next: \.next).dropFirst())
                let wanted: [UIResponder?] = [
                    root?.view, root, delegate.window, delegate.window?.windowScene, UIApplication.shared, delegate,
                ]
                #expect(chain.count == wanted.count)
                #expect(zip(chain, wanted).allSatisfy { $0 === $1 })
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        @Test("A finger on the host's screen reaches the view under it")
        func touches() {
            final class TouchedView: UIView {
                var locations: [CGPoint] = []

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    locations += touches.map { $0.location(in: self) }
                }
            }
            let delegate = delegate
            let view = TouchedView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                delegate.window?.rootViewController?.view.addSubview(view)
                host.makeFrames()
                let place = CGPoint(x: 110, y: 230)
                host.delegate?.hostTouch(HostTouch(id: 1, phase: .began, location: place, time: host.now + 1))
                #expect(Device.current.clock.now == host.now + 1)
                host.delegate?.hostTouch(HostTouch(id: 1, phase: .ended, location: place, time: host.now + 1.1))
            }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(view.locations == [CGPoint(x: 10, y: 30)])
        }

        @Test("Work that no event brings begins at the host's time, and idle time is the host's too")
        func workAndIdleTime() {
            let delegate = delegate
            var turns = 0
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.makeFrames()
                host.delegate?.hostWillServeWork(at: host.now + 5)
                #expect(CACurrentMediaTime() == host.now + 5)
                Device.current.clock.idle.add(for: delegate) {
                    turns += 1
                    return false
                }
                #expect(turns == 0)
                while let turn = host.takeIdleTurn() { while turn() {} }
            }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(turns == 1)
        }

        @Test("Escape and the mouse's button for going back pop, and say when there is nowhere to go back to")
        func goingBack() {
            let delegate = delegate
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                let navigation = UINavigationController()
                navigation.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
                delegate.window?.rootViewController = navigation
                host.makeFrames()
                let escape = HostKey(phase: .down, symbol: 0xff1b, time: host.now)
                #expect(host.delegate?.hostKey(escape) == true)
                #expect(navigation.viewControllers.count == 2)
                var button = HostTouch(id: 0, phase: .began, location: .zero, time: host.now, device: .mouse, button: 8)
                host.delegate?.hostTouch(button)
                button.phase = .ended
                host.delegate?.hostTouch(button)
                #expect(navigation.viewControllers.count == 1)
                #expect(host.delegate?.hostKey(escape) == false)
                host.makeFrames()
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        @Test("Keys that go nowhere back reach the first responder, and the pointer those who follow it")
        func keysAndPointer() {
            let delegate = delegate
            let view = FollowingView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                delegate.window?.rootViewController?.view.addSubview(view)
                view.becomeFirstResponder()
                host.makeFrames()
                var key = HostKey(phase: .down, symbol: 0xff1b, time: host.now + 1)
                #expect(host.delegate?.hostKey(key) == true)
                key.phase = .up
                #expect(host.delegate?.hostKey(key) == true)
                #expect(Device.current.clock.now == host.now + 1)
                host.delegate?.hostHover(at: CGPoint(x: 110, y: 230), modifiers: [], time: host.now + 2)
                host.delegate?.hostHover(at: nil, modifiers: [], time: host.now + 3)
                #expect(Device.current.clock.now == host.now + 3)
            }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(view.heard == ["down", "up", "over", "gone"])
        }

        @Test("Addresses are handed to the desktop")
        func addresses() throws {
            let url = try #require(URL(string: "https://example.org"))
            host.script = { host in
                var wasHandedOver: Bool?
                UIApplication.shared.open(url) { wasHandedOver = $0 }
                host.makeFrames()
                #expect(wasHandedOver == true)
            }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(host.opened == [url])
        }

        @Test("A delegate without options in its method is told by the one that has none")
        func plainDelegate() {
            PlainDelegate.launches = 0
            _ = UIApplication.run(delegate: PlainDelegate(), host: host)
            #expect(PlainDelegate.launches == 1)
        }

        @Test("Classes are found by the names that UIApplicationMain gets")
        func names() {
            let found: AnyClass? = NSClassFromString(NSStringFromClass(PlainDelegate.self))
            #expect(found as? any UIApplicationDelegate.Type == PlainDelegate.self)
            #expect((found as? NSObject.Type)?.allocateObject() is PlainDelegate)
        }

        @Test("Notifications tell the same as the delegate")
        func notifications() {
            var heard: [NSNotification.Name] = []
            let names = [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willTerminateNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.append(name) }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            host.script = { host in
                host.delegate?.hostActive(true)
                host.close()
            }
            _ = UIApplication.run(delegate: delegate, host: host)
            #expect(heard == names)
        }
    }
}
