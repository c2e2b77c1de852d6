import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The delegate of an app with scenes. It says which delegate they have.
private class ScenicDelegate: UIResponder, UIApplicationDelegate {
    static var log = LifeCycleLog()
    static var name: String?
    static var delegateClass: AnyClass?
    static var sceneClass: AnyClass?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.add("app", "didFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Self.log.add("app", "configuration")
        let configuration = UISceneConfiguration(name: Self.name, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Self.delegateClass
        configuration.sceneClass = Self.sceneClass
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.add("app", "didBecomeActive") }
    func applicationWillTerminate(_ application: UIApplication) { Self.log.add("app", "willTerminate") }
}

/// A scene of an app's own class.
final class SpecialScene: UIWindowScene {}

/// The delegate of a scene, as a project of Xcode has it.
class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        add("willConnect", scene)
        guard let scene = scene as? UIWindowScene, window == nil else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { add("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { add("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { add("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { add("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { add("didEnterBackground", scene) }

    private func add(_ call: String, _ scene: UIScene) {
        ScenicDelegate.log.add("scene", "\(call) \(scene.activationState)")
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct SceneConnectionTests {
        let host = ScriptedHost()
        private let delegate: ScenicDelegate

        init() throws {
            _ = TestScreen()
            ScenicDelegate.log = LifeCycleLog()
            (ScenicDelegate.name, ScenicDelegate.delegateClass) = (nil, nil)
            ScenicDelegate.sceneClass = nil
            delegate = try #require(ScenicDelegate.allocateObject() as? ScenicDelegate)
        }

        private func run(_ info: [String: Any] = [:], _ script: @escaping (ScriptedHost) -> Void = { _ in }) {
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                host.makeFrames()
                script(host)
                host.close()
            }
            _ = ScreenSession(host: host, application: .shared, info: info).run(delegate: delegate)
        }

        private func manifest(_ configuration: [String: Any]) -> [String: Any] {
            let roles = ["UIWindowSceneSessionRoleApplication": [configuration]]
            return ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]]
        }

        private static let life = [
            "app.didFinishLaunching", "app.configuration", "scene.willConnect foregroundInactive",
            "scene.willEnterForeground foregroundInactive", "scene.didBecomeActive foregroundActive",
            "scene.willResignActive foregroundActive", "scene.didEnterBackground background", "app.willTerminate",
            "scene.didDisconnect unattached",
        ]

        @Test func theDelegateOfTheSceneIsToldInsteadOfTheApps() {
            ScenicDelegate.delegateClass = LoggingSceneDelegate.self
            run { host in
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                #expect(UIApplication.shared.connectedScenes.count == 1 && scene?.windows.count == 1)
                #expect(scene?.keyWindow?.windowScene === scene && scene?.screen === UIScreen.main)
                #expect(scene?.keyWindow?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
                #expect(scene?.session.scene === scene)
                scene?.title = "Mail"
                #expect(host.title == "Mail")
            }
            #expect(ScenicDelegate.log.take() == Self.life)
            #expect(UIApplication.shared.connectedScenes.isEmpty)
        }

        @Test func theInfoListNamesTheDelegate() {
            ScenicDelegate.name = "Default Configuration"
            run(
                manifest([
                    "UISceneConfigurationName": "Default Configuration",
                    "UISceneDelegateClassName": "UIKitTests.LoggingSceneDelegate",
                ])
            )
            #expect(ScenicDelegate.log.take() == Self.life)
        }

        @Test func theConfigurationOrTheInfoListNamesTheClassOfTheScene() {
            ScenicDelegate.delegateClass = LoggingSceneDelegate.self
            @MainActor func check(_ host: ScriptedHost) {
                let scene = UIApplication.shared.connectedScenes.first as? SpecialScene
                #expect(UIApplication.shared.connectedScenes.count == 1 && scene?.windows.count == 1)
                #expect(scene?.session.scene === scene && UIScreen.main.scene === scene)
            }
            ScenicDelegate.sceneClass = SpecialScene.self
            run { check($0) }
            #expect(ScenicDelegate.log.take() == Self.life)
            ScenicDelegate.sceneClass = nil
            ScenicDelegate.name = "Main"
            @MainActor func named(_ name: String) -> [String: Any] {
                manifest(["UISceneConfigurationName": "Main", "UISceneClassName": name])
            }
            run(named("UIKitTests.SpecialScene")) { check($0) }
            for name in ["UIWindowScene", "Nobody.Scene", ""] {
                run(named(name)) { _ in
                    #expect(UIApplication.shared.connectedScenes.first.map { type(of: $0) } == UIWindowScene.self)
                }
            }
            // A class that isn't one of scenes has no effect.
            ScenicDelegate.sceneClass = UIView.self
            run { _ in #expect(UIApplication.shared.connectedScenes.first is UIWindowScene) }
        }

        @Test func anAppWithoutADelegateOfScenesIsToldItself() {
            run()
            #expect(
                ScenicDelegate.log.take() == [
                    "app.didFinishLaunching", "app.configuration", "app.didBecomeActive", "app.willTerminate",
                ]
            )
        }

        @Test func aDelegateThatIsNotThereIsReportedAndTheAppRuns() {
            ScenicDelegate.name = "Main"
            run(manifest(["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "Nobody.SceneDelegate"]))
            #expect(ScenicDelegate.log.take().contains("app.didBecomeActive"))
        }

        @Test func aDamagedManifestHasNoConfiguration() {
            #expect(SceneManifest([:]) == nil)
            #expect(SceneManifest(["UIApplicationSceneManifest": 3]) == nil)
            let damaged: [Any] = [
                ["UISceneConfigurations": [Any]()],
                ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [1, 2]]],
                [String: Any](),
            ]
            for manifest in damaged {
                let found = SceneManifest(["UIApplicationSceneManifest": manifest])
                #expect(found != nil && found?.first == nil)
            }
        }

        @Test func aSceneShowsItsStoryboard() throws {
            let storyboard = try SampleStoryboard.make(initial: "a", SampleStoryboard.scene("a"))
            final class Delegate: NSObject, UIApplicationDelegate {
                var storyboard: UIStoryboard?

                func application(
                    _ application: UIApplication,
                    configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                    configuration.delegateClass = LoggingSceneDelegate.self
                    configuration.storyboard = storyboard
                    return configuration
                }
            }
            let delegate = Delegate()
            delegate.storyboard = storyboard
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.makeFrames()
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                #expect(scene?.keyWindow?.rootViewController is SceneController)
                #expect((scene?.delegate as? LoggingSceneDelegate)?.window === scene?.keyWindow)
            }
            _ = ScreenSession(host: host, application: .shared, info: [:]).run(delegate: delegate)
        }
    }
}
