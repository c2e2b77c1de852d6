import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The delegate of a scene, which notes what it is asked.
private final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    static var activity: NSUserActivity?
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let source = connectionOptions.sourceApplication ?? "-"
        Self.log.append("connect \(connectionOptions.userActivities.map(\.activityType)) \(source)")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        Self.log.append("will \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Self.log.append("continue \(userActivity.activityType)")
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Self.log += URLContexts.map { "\(scene.title ?? "") opens \($0.url)" }
    }

    func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("disconnect") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Self.activity }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        Self.log.append("update \(userActivity.activityType) \(userActivity.needsSave)")
    }

    static func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct SceneActivationTests {
        private final class Delegate: NSObject, UIApplicationDelegate {
            var supported: UIInterfaceOrientationMask?

            func application(
                _ application: UIApplication,
                supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask {
                supported ?? application.supportedInterfaceOrientations(for: window)
            }

            func application(
                _ application: UIApplication,
                configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                configuration.delegateClass = NotingSceneDelegate.self
                return configuration
            }
        }

        private let host = ScriptedHost()
        private let other = ScriptedHost()
        private let app = UIApplication.shared

        init() {
            _ = TestScreen()
            NotingSceneDelegate.log = []
            NotingSceneDelegate.activity = nil
        }

        private func run(
            allowsSeveral: Bool = true,
            hasDisplay: Bool = true,
            _ script: @escaping (ScreenSession) -> Void
        ) {
            let info: [String: Any] = [
                "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": allowsSeveral],
                "CFBundleIdentifier": "org.test",
                "CFBundleURLTypes": [["CFBundleURLSchemes": ["mine"]]],
            ]
            let session = ScreenSession(
                host: host,
                application: app,
                info: info,
                makeHost: { size in
                    other.sizeAtCreation = size
                    return hasDisplay ? other : nil
                }
            )
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                host.makeFrames()
                script(session)
                for scene in app.connectedScenes where scene !== self.scene(on: host) {
                    app.requestSceneSessionDestruction(scene.session, options: nil)
                }
                host.close()
            }
            _ = session.run(delegate: Delegate())
            // The script retains the session.
            host.script = { _ in }
        }

        private func scene(on host: ScriptedHost) -> UIWindowScene? {
            app.connectedScenes.compactMap { $0 as? UIWindowScene }.first { $0.screen.host === host }
        }

        private func codes(_ ask: (@escaping ((any Error) -> Void)) -> Void) -> [Int] {
            var codes: [Int] = []
            ask { error in
                let error = error as NSError
                if error.domain == UISceneErrorDomain { codes.append(error.code) }
            }
            return codes
        }

        @Test func aNewSceneHasAWindowOfItsOwn() {
            run { _ in
                #expect(app.supportsMultipleScenes && app.connectedScenes.count == 1)
                let request = UISceneSessionActivationRequest(userActivity: NSUserActivity(activityType: "compose"))
                #expect(codes { app.activateSceneSession(for: request, errorHandler: $0) } == [])
                #expect(app.connectedScenes.count == 2 && app.openSessions.count == 2)
                #expect(NotingSceneDelegate.takeLog() == ["connect [] -", "connect [\"compose\"] org.test"])
                #expect(scene(on: other)?.windows.count == 1 && scene(on: host)?.windows.count == 1)
                #expect(scene(on: host)?.screen !== scene(on: other)?.screen)
            }
            #expect(!app.supportsMultipleScenes)
        }

        @Test func aNewWindowHasTheSizeOfTheRequestingSceneAndMayStayAboveIt() {
            run { _ in
                let size = CGSize(width: 390, height: 844)
                let options = UIWindowScene.ActivationRequestOptions()
                @MainActor func reopen() {
                    if let scene = scene(on: other) { app.requestSceneSessionDestruction(scene.session, options: nil) }
                    app.activateSceneSession(for: UISceneSessionActivationRequest(options: options), errorHandler: nil)
                }
                reopen()
                #expect(other.sizeAtCreation == size && other.parent == nil)
                // The user works in the other window now.
                other.show(CGSize(width: 600, height: 500))
                options.requestingScene = scene(on: host)
                reopen()
                #expect(other.sizeAtCreation == size && other.parent == nil)
                options.placement = UIWindowSceneProminentPlacement()
                reopen()
                #expect(other.sizeAtCreation == size && other.parent === host)
            }
        }

        @Test func aSceneContinuesAnActivity() throws {
            run { _ in
                guard let session = scene(on: host)?.session else { return }
                _ = NotingSceneDelegate.takeLog()
                let request = UISceneSessionActivationRequest(
                    session: session,
                    userActivity: NSUserActivity(activityType: "edit"),
                    options: nil
                )
                #expect(request.session === session && request.role == .windowApplication)
                #expect(codes { app.activateSceneSession(for: request, errorHandler: $0) } == [])
                #expect(NotingSceneDelegate.takeLog() == ["will edit", "continue edit"])
            }
        }

        @Test func aSceneIsClosedByTheAppButNotByTheUserIfItIsNotClosable() {
            run { _ in
                app.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: nil)
                guard let scene = scene(on: other) else { return }
                let session = scene.session
                scene.windowingBehaviors?.isClosable = false
                other.close()
                #expect(!other.isClosed && app.connectedScenes.count == 2)
                _ = NotingSceneDelegate.takeLog()
                app.requestSceneSessionDestruction(session, options: nil)
                #expect(other.isClosed && app.connectedScenes.count == 1)
                #expect(NotingSceneDelegate.takeLog() == ["disconnect"])
                let again = codes { app.requestSceneSessionDestruction(session, options: nil, errorHandler: $0) }
                #expect(again == [UISceneError.Code.requestDenied.rawValue])
                let request = UISceneSessionActivationRequest(session: session, userActivity: nil, options: nil)
                #expect(codes { app.activateSceneSession(for: request, errorHandler: $0) } == again)
            }
        }

        @Test func anAppThatDoesNotAllowItHasOneScene() {
            run(allowsSeveral: false) { _ in
                let request = UISceneSessionActivationRequest()
                #expect(!app.supportsMultipleScenes && app.connectedScenes.count == 1)
                #expect(codes { app.activateSceneSession(for: request, errorHandler: $0) } == [0])
            }
            run(hasDisplay: false) { _ in
                let request = UISceneSessionActivationRequest()
                #expect(codes { app.activateSceneSession(for: request, errorHandler: $0) } == [1])
            }
            let request = UISceneSessionActivationRequest()
            #expect(codes { app.activateSceneSession(for: request, errorHandler: $0) } == [1])
        }

        @Test func theConditionsOfScenesChooseTheOneThatOpensAURL() throws {
            let url = try #require(URL(string: "mine:b"))
            run { _ in
                app.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: nil)
                guard let first = scene(on: host), let second = scene(on: other) else { return }
                (first.title, second.title) = ("first", "second")
                _ = NotingSceneDelegate.takeLog()
                app.addressReceiver?.receive(url)
                second.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
                    NSPredicate { value, _ in (value as? String) == "mine:b" }
                app.addressReceiver?.receive(url)
                first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
                    NSPredicate(value: true)
                app.addressReceiver?.receive(url)
                first.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
                app.addressReceiver?.receive(url)
                let opened = ["first", "second", "first", "second"].map { "\($0) opens mine:b" }
                #expect(NotingSceneDelegate.takeLog() == opened)
            }
        }

        @Test func theSceneIsToldThatItsActivityWasUpdated() {
            let activity = NSUserActivity(activityType: "reading")
            NotingSceneDelegate.activity = activity
            run { _ in
                _ = NotingSceneDelegate.takeLog()
                host.delegate?.hostVisible(false)
                #expect(NotingSceneDelegate.takeLog() == [])
                activity.needsSave = true
                host.delegate?.hostVisible(true)
                host.delegate?.hostVisible(false)
                #expect(NotingSceneDelegate.takeLog() == ["update reading false"])
            }
        }

        @Test func theWindowHasTheTitleAndTheSubtitle() {
            run { _ in
                guard let scene = scene(on: host) else { return }
                #expect(scene.subtitle.isEmpty && scene.pointerLockState == nil && !scene.isFullScreen)
                scene.title = "Mail"
                scene.subtitle = "Inbox"
                #expect(host.title == "Mail — Inbox")
                scene.title = ""
                #expect(host.title == "Inbox")
            }
        }

        @Test func aWindowIsNotTurned() {
            run { _ in
                guard let scene = scene(on: host) else { return }
                @MainActor func refused(_ preferences: UIWindowScene.GeometryPreferences) -> [Int] {
                    codes { scene.requestGeometryUpdate(preferences, errorHandler: $0) }
                }
                #expect(refused(.iOS(interfaceOrientations: .landscape)) == [101])
                #expect(refused(.iOS(interfaceOrientations: [.portrait, .landscapeLeft])) == [])
                #expect(refused(.iOS()) == [])
                #expect(refused(UIWindowScene.GeometryPreferences()) == [100])
                (app.delegate as? Delegate)?.supported = .landscape
                #expect(refused(.iOS(interfaceOrientations: .portrait)) == [101])
                host.show(CGSize(width: 900, height: 500))
                #expect(refused(.iOS(interfaceOrientations: .portrait)) == [101])
                #expect(refused(.iOS(interfaceOrientations: .landscapeLeft)) == [])
            }
        }
    }
}
