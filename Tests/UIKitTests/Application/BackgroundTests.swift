import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The delegate of an app without scenes, which records when it leaves the screen.
private final class BackgroundDelegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) { add("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { add("inactive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { add("background", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { add("foreground", application) }
    func applicationWillTerminate(_ application: UIApplication) { add("end", application) }

    private func add(_ call: String, _ application: UIApplication) {
        Self.log.append("\(call) \(application.applicationState)")
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct BackgroundTests {
        let host = ScriptedHost()

        init() {
            _ = TestScreen()
            BackgroundDelegate.log = []
        }

        private func run(_ script: @escaping (ScriptedHost) -> Void) throws {
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                script(host)
                host.close()
            }
            let delegate = try #require(BackgroundDelegate.allocateObject() as? BackgroundDelegate)
            _ = ScreenSession(host: host, application: .shared, info: [:]).run(delegate: delegate)
        }

        private static let end = ["inactive active", "background background", "end background"]
        private static let away = ["inactive active", "background background"]
        private static let back = ["foreground background", "active active"]

        @Test func aMinimizedWindowIsInTheBackground() throws {
            try run { host in
                host.delegate?.hostVisible(false)
                host.delegate?.hostVisible(false)
                #expect(UIApplication.shared.applicationState == .background)
                host.delegate?.hostVisible(true)
                #expect(UIApplication.shared.applicationState == .inactive)
                host.delegate?.hostActive(true)
            }
            #expect(BackgroundDelegate.log == ["active active"] + Self.away + Self.back + Self.end)
        }

        @Test func aWindowThatGetsTheKeyboardIsInTheForeground() throws {
            try run { host in
                host.delegate?.hostVisible(false)
                host.delegate?.hostActive(true)
                host.delegate?.hostVisible(true)
            }
            #expect(BackgroundDelegate.log == ["active active"] + Self.away + Self.back + Self.end)
        }

        @Test func anAppThatEndsInTheBackgroundIsToldOnceOfIt() throws {
            try run { $0.delegate?.hostVisible(false) }
            #expect(BackgroundDelegate.log == ["active active"] + Self.away + ["end background"])
        }

        @Test func notificationsTellTheSame() throws {
            var heard: [NSNotification.Name] = []
            let names = [
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
                UIApplication.willEnterForegroundNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.append(name) }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            var result: [NSNotification.Name] = []
            try run { host in
                host.delegate?.hostVisible(false)
                host.delegate?.hostVisible(true)
                result = heard
            }
            #expect(
                result == [
                    UIApplication.willResignActiveNotification, UIScene.didEnterBackgroundNotification,
                    UIApplication.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
                    UIApplication.willEnterForegroundNotification,
                ]
            )
        }

        // MARK: Memory

        @Test func aMemoryWarningReachesDelegateObserversAndControllers() throws {
            final class Controller: UIViewController {
                var warnings = 0
                override func didReceiveMemoryWarning() { warnings += 1 }
            }
            let controllers = (0..<4).map { _ in Controller() }
            try run { host in
                let navigation = UINavigationController(rootViewController: controllers[0])
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                navigation.pushViewController(controllers[1], animated: false)
                host.makeFrames()
                navigation.present(controllers[2], animated: false)
                host.makeFrames()
                var posts = 0
                let observer = NotificationCenter.default.addObserver(
                    forName: UIApplication.didReceiveMemoryWarningNotification,
                    object: UIApplication.shared,
                    queue: nil
                ) { _ in MainActor.assumeIsolated { posts += 1 } }
                defer { NotificationCenter.default.removeObserver(observer) }
                host.warnOfMemory?()
                #expect(posts == 1)
                window.isHidden = true
            }
            #expect(controllers.map(\.warnings) == [1, 1, 1, 0])
        }

        // MARK: Tasks

        @Test func theProcessWaitsForTasksThatTheAppBegan() throws {
            let application = UIApplication.shared
            try run { _ in
                let task = application.beginBackgroundTask { Issue.record("The process didn't wait") }
                #expect(task != .invalid && application.backgroundTimeRemaining == .greatestFiniteMagnitude)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { application.endBackgroundTask(task) }
            }
            #expect(application.backgroundTasks.isEmpty)
        }

        @Test func tasksThatDoNotEndExpireInTheOrderOfTheirBeginning() {
            let tasks = BackgroundTasks()
            var expired: [String] = []
            var remaining: TimeInterval?
            let first = tasks.begin {
                remaining = tasks.timeRemaining
                expired.append("first")
            }
            let second = tasks.begin { expired.append("second") }
            let ended = tasks.begin { expired.append("ended") }
            #expect(Set([first, second, ended, .invalid]).count == 4)
            tasks.end(ended)
            tasks.end(ended)
            tasks.end(.invalid)
            #expect(!tasks.isEmpty)
            tasks.finish(within: 0)
            #expect(expired == ["first", "second"] && remaining == 0)
            #expect(tasks.isEmpty && tasks.timeRemaining == .greatestFiniteMagnitude)
        }
    }
}
