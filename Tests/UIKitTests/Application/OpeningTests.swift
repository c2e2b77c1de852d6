import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The delegate of an app that opens URLs. It records what it gets.
private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    static var isWilling = true
    static var sceneDelegate: AnyClass?
    static var restorer: UIResponder?
    /// The action with which the app or its scene was launched.
    static var item: UIApplicationShortcutItem?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let url = launchOptions?[.url] as? URL
        let activity = launchOptions?[.userActivityDictionary] as? [String: Any]
        Self.log.append("launch \(url?.absoluteString ?? "-") \(activity?.count ?? 0)")
        Self.item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return Self.isWilling
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Self.sceneDelegate
        return configuration
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let source = options[.sourceApplication] as? String
        let isInPlace = options[.openInPlace] as? Bool
        Self.log.append("open \(url.absoluteString) \(source ?? "-") \(isInPlace == true)")
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Self.log.append("continue \(userActivity.webpageURL?.absoluteString ?? "-")")
        restorationHandler(Self.restorer.map { [$0] })
        return true
    }
}

private final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
        let pages = connectionOptions.userActivities.compactMap { $0.webpageURL?.absoluteString }
        OpeningDelegate.log.append("connect \(urls) \(pages)")
        OpeningDelegate.item = connectionOptions.shortcutItem
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            let options = context.options
            OpeningDelegate.log.append(
                "open \(context.url.absoluteString) \(options.sourceApplication ?? "-") \(options.openInPlace)"
            )
        }
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct OpeningTests {
        let host = ScriptedHost()

        init() {
            _ = TestScreen()
            OpeningDelegate.log = []
            OpeningDelegate.isWilling = true
            OpeningDelegate.sceneDelegate = nil
            OpeningDelegate.restorer = nil
            OpeningDelegate.item = nil
        }

        private static let info: [String: Any] = [
            "CFBundleIdentifier": "org.example.Mail",
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Mail", "mail2"]], ["CFBundleURLName": "nothing"]],
            "CFBundleDocumentTypes": [["CFBundleTypeName": "Message"]],
        ]

        private func run(
            _ arguments: [String] = [],
            _ info: [String: Any] = info,
            _ script: @escaping (ScriptedHost) -> Void = { _ in }
        ) throws {
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                host.makeFrames()
                script(host)
                host.close()
            }
            let delegate = try #require(OpeningDelegate.allocateObject() as? OpeningDelegate)
            let session = ScreenSession(host: host, application: .shared, info: info, arguments: arguments)
            _ = session.run(delegate: delegate)
        }

        @Test func anAppIsLaunchedWithTheAddressesThatItDeclares() throws {
            try run(["-flag", "mail:a", "other:b", "word", "MAIL2:c"])
            #expect(
                OpeningDelegate.log == ["launch mail:a 0", "open mail:a - false", "open MAIL2:c - false"]
            )
        }

        @Test func anAppThatRefusesItsLaunchOpensNothing() throws {
            OpeningDelegate.isWilling = false
            try run(["mail:a", "https://example.org"])
            #expect(OpeningDelegate.log == ["launch mail:a 1"])
        }

        @Test func webPagesAreActivitiesThatRespondersRestore() throws {
            final class Restorer: UIResponder {
                var restored: [String] = []
                override func restoreUserActivityState(_ activity: NSUserActivity) {
                    restored.append(activity.activityType)
                }
            }
            let restorer = Restorer()
            OpeningDelegate.restorer = restorer
            try run(["https://example.org/a"])
            #expect(OpeningDelegate.log == ["launch - 1", "continue https://example.org/a"])
            #expect(restorer.restored == [NSUserActivityTypeBrowsingWeb])
        }

        @Test func aSceneIsConnectedWithThem() throws {
            OpeningDelegate.sceneDelegate = OpeningSceneDelegate.self
            let manifest = ["UIApplicationSceneManifest": [String: Any]()]
            try run(["mail:a", "mail:b", "https://example.org"], Self.info.merging(manifest) { $1 })
            #expect(
                OpeningDelegate.log == ["launch - 0", #"connect ["mail:a", "mail:b"] ["https://example.org"]"#]
            )
        }

        @Test(arguments: [false, true])
        func anAppIsLaunchedWithAnAction(hasScenes: Bool) throws {
            var info = Self.info
            info["UIApplicationShortcutItems"] = [
                ["UIApplicationShortcutItemType": "untitled"],
                [
                    "UIApplicationShortcutItemType": "compose", "UIApplicationShortcutItemTitle": "New Message",
                    "UIApplicationShortcutItemSubtitle": "To anybody",
                    "UIApplicationShortcutItemUserInfo": ["folder": "drafts", "count": 2],
                ],
            ]
            if hasScenes {
                OpeningDelegate.sceneDelegate = OpeningSceneDelegate.self
                info["UIApplicationSceneManifest"] = [String: Any]()
            }
            try run(["--shortcut-item=compose", "mail:a"], info)
            let item = try #require(OpeningDelegate.item)
            #expect(item.type == "compose" && item.localizedTitle == "New Message")
            #expect(item.localizedSubtitle == "To anybody" && item.userInfo?.count == 2)
            #expect((item.userInfo?["folder"] as Any?) as? String == "drafts")
            #expect((item.userInfo?["count"] as? NSNumber)?.intValue == 2)
            for arguments in [[], ["compose"], ["--shortcut-item=other"], ["--shortcut-item=untitled"]] {
                OpeningDelegate.item = nil
                try run(arguments, info)
                #expect(OpeningDelegate.item == nil)
            }
            let made = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
            #expect(made.type == "a" && made.localizedSubtitle == nil && made.userInfo == nil)
        }

        @Test func filesAreOpenedInPlaceByAppsWithDocuments() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).eml")
            try Data().write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            try run([file.path, file.path + ".missing"])
            #expect(OpeningDelegate.log.last == "open \(URL(fileURLWithPath: file.path).absoluteString) - true")
            OpeningDelegate.log = []
            try run([file.path], [:])
            #expect(OpeningDelegate.log == ["launch - 0"])
        }

        @Test(arguments: [false, true])
        func theAppOpensItsOwnAddressesItself(hasScenes: Bool) throws {
            OpeningDelegate.sceneDelegate = hasScenes ? OpeningSceneDelegate.self : nil
            let url = try #require(URL(string: "mail:own"))
            let other = try #require(URL(string: "other:b"))
            try run { host in
                OpeningDelegate.log = []
                host.openedScheme = "other"
                let application = UIApplication.shared
                #expect(application.canOpenURL(url) && application.canOpenURL(other))
                host.openedScheme = nil
                #expect(application.canOpenURL(url) && !application.canOpenURL(other))
                var results: [Bool] = []
                application.open(url) { results.append($0) }
                application.open(other) { results.append($0) }
                host.makeFrames()
                #expect(results == [true, true])
            }
            #expect(OpeningDelegate.log == ["open mail:own org.example.Mail false"])
            #expect(host.opened == [other])
            #expect(!UIApplication.shared.canOpenURL(url))
        }

        @Test func aDamagedListDeclaresNothing() throws {
            let url = try #require(URL(string: "mail:a"))
            for value: Any in [3, ["a"], [["CFBundleURLSchemes": 3]], [String: Any]()] {
                #expect(!DeclaredAddresses(["CFBundleURLTypes": value]).contains(url))
            }
            #expect(!DeclaredAddresses(["CFBundleDocumentTypes": 3]).contains(URL(fileURLWithPath: "/tmp")))
        }
    }
}
