import ConfinedFiles
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The delegate of an app with a scene that returns an activity.
private final class RestoringAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RestoringSceneDelegate.self
        return configuration
    }
}

private final class RestoringSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var activity: NSUserActivity?
    static var log: [String] = []
    static var extends = false

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.log.append("connect \(session.stateRestorationActivity?.activityType ?? "nothing")")
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        Self.log.append("restore \(stateRestorationActivity.activityType)")
        guard Self.extends else { return }
        scene.extendStateRestoration()
        scene.extendStateRestoration()
    }

    func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        Self.log.append("activity")
        return Self.activity
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct SceneRestorationTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "scene-\(UUID().uuidString)")
        private var url: URL { folder.appending(path: "scene.plist") }

        init() {
            _ = TestScreen()
            RestoringSceneDelegate.log = []
            RestoringSceneDelegate.activity = nil
            RestoringSceneDelegate.extends = false
        }

        /// Runs the app, and returns the session of its scene.
        @discardableResult
        private func run(_ script: @escaping (UISceneSession) -> Void = { _ in }) throws -> UISceneSession {
            let host = ScriptedHost()
            var session: UISceneSession?
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                host.makeFrames()
                session = UIApplication.shared.connectedScenes.first?.session
                if let session { script(session) }
                host.close()
            }
            let delegate = try #require(RestoringAppDelegate.allocateObject() as? RestoringAppDelegate)
            _ = UIApplication.run(delegate: delegate, host: host, archive: SceneArchive(in: PrivateFolder(folder)))
            return try #require(session)
        }

        @Test func theActivityComesBackWhenTheAppRunsAgain() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let activity = NSUserActivity(activityType: "reading")
            activity.title = "A book"
            let values: [String: Any] = [
                "page": 12, "isOpen": true, "name": "b", "data": Data([1, 2]), "places": [1.5, 2.5],
                "url": try #require(URL(string: "https://example.com/a?b=c")), "nested": ["id": UUID(), "n": 1],
            ]
            activity.addUserInfoEntries(from: values)
            RestoringSceneDelegate.activity = activity
            let first = try run { $0.userInfo = ["key": "value"] }
            #expect(RestoringSceneDelegate.log == ["connect nothing", "background", "activity"])
            #expect(first.stateRestorationActivity === activity)
            RestoringSceneDelegate.log = []
            let second = try run()
            #expect(RestoringSceneDelegate.log == ["connect reading", "restore reading", "background", "activity"])
            #expect(second.persistentIdentifier == first.persistentIdentifier)
            #expect(second.userInfo as? [String: String] == ["key": "value"])
            let state = try #require(SceneArchive(in: PrivateFolder(folder)).read()?.activity)
            #expect(state.title == "A book")
            #expect(NSDictionary(dictionary: state.userInfo ?? [:]) == NSDictionary(dictionary: values))
        }

        @Test func anActivityIsNotInTheArchiveWhileItsRestorationGoesOn() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            RestoringSceneDelegate.activity = NSUserActivity(activityType: "reading")
            try run()
            RestoringSceneDelegate.extends = true
            var kept: [String?] = []
            try run { session in
                @MainActor func note() {
                    kept.append(SceneArchive(in: PrivateFolder(folder)).read()?.activity?.activityType)
                }
                note()
                session.scene?.completeStateRestoration()
                note()
                session.scene?.completeStateRestoration()
                note()
                // One too many.
                session.scene?.completeStateRestoration()
                session.scene?.extendStateRestoration()
                note()
            }
            #expect(kept == [nil, nil, "reading", nil])
            // The state at the end is kept in any case.
            #expect(SceneArchive(in: PrivateFolder(folder)).read()?.activity?.activityType == "reading")
        }

        @Test func withoutAnActivityNothingIsRestored() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            RestoringSceneDelegate.activity = NSUserActivity(activityType: "reading")
            try run()
            RestoringSceneDelegate.activity = nil
            try run()
            RestoringSceneDelegate.log = []
            try run()
            #expect(RestoringSceneDelegate.log.first == "connect nothing")
        }

        @Test func onlyRequiredKeysAreKept() throws {
            let activity = NSUserActivity(activityType: "reading")
            activity.userInfo = ["kept": 1, "other": 2]
            activity.requiredUserInfoKeys = ["kept"]
            let state = try SceneState(SceneState(identifier: "a", activity: activity).data())
            #expect(state.activity?.userInfo as? [String: Int] == ["kept": 1])
        }

        @Test func aValueThatCannotBeKeptIsNamed() {
            let activity = NSUserActivity(activityType: "reading")
            activity.userInfo = ["views": [UIView()]]
            let error = SceneStateError.unsupported("reading.userInfo.views[0]", "UIView")
            #expect(throws: error) { try SceneState(identifier: "a", activity: activity).data() }
            activity.userInfo = [1: "one"]
            #expect(throws: SceneStateError.key("reading.userInfo", "1")) {
                try SceneState(identifier: "a", activity: activity).data()
            }
        }

        @Test func aDamagedFileIsNotRestored() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("no property list".utf8).write(to: url)
            try run()
            #expect(RestoringSceneDelegate.log.first == "connect nothing")
            #expect(SceneArchive(in: PrivateFolder(folder)).read() != nil)
        }

        @Test func anAppWithoutADelegateOfScenesKeepsNothing() throws {
            let host = ScriptedHost()
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.makeFrames()
                host.close()
            }
            final class Delegate: UIResponder, UIApplicationDelegate {}
            let delegate = try #require(Delegate.allocateObject() as? Delegate)
            _ = UIApplication.run(delegate: delegate, host: host, archive: SceneArchive(in: PrivateFolder(folder)))
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }
}
