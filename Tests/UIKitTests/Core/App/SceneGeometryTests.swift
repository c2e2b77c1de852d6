import ConfinedFiles
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SceneGeometryTests {
        private final class Bright: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }

        private final class Container: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.first }
        }

        private func makeScene() -> UIWindowScene {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            return UIWindowScene(
                session: UISceneSession(configuration: configuration),
                connectionOptions: UIScene.ConnectionOptions()
            )
        }

        @Test func theStatusBarIsAtTheTopOfTheSafeArea() {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let scene = makeScene()
            let manager = scene.statusBarManager
            #expect(manager === scene.statusBarManager && manager?.statusBarFrame == .zero)
            #expect(manager?.isStatusBarHidden == true)
            screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
            #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 44))
            #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .default)
        }

        @Test func theVisibleControllerDecidesTheStyleOfTheStatusBar() {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
            let scene = makeScene()
            let window = UIWindow(windowScene: scene)
            let container = Container()
            container.addChild(Bright())
            window.rootViewController = container
            window.makeKeyAndVisible()
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            let cover = Bright()
            cover.modalPresentationStyle = .fullScreen
            container.present(cover, animated: false)
            screen.settle()
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
        }

        @Test func aControllerThatDoesNotCoverTheScreenMayDecideToo() {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
            let scene = makeScene()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let sheet = Bright()
            sheet.modalPresentationStyle = .overCurrentContext
            window.rootViewController?.present(sheet, animated: false)
            screen.settle()
            #expect(scene.statusBarManager?.statusBarStyle == .default)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        }

        @Test func theGeometryIsThatOfTheScreen() {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let scene = makeScene()
            let upright = scene.effectiveGeometry
            screen.resize(to: CGSize(width: 480, height: 320))
            #expect(upright.interfaceOrientation == .portrait)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        }

        @Test func theHostKeepsTheWindowFromBeingSmaller() {
            _ = TestScreen()
            let host = ScriptedHost()
            UIScreen.main.host = host
            let scene = makeScene()
            scene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 200)
            #expect(host.minimumSize == CGSize(width: 300, height: 200))
            #expect(scene.sizeRestrictions?.minimumSize == CGSize(width: 300, height: 200))
            UIScreen.main.host = nil
        }

        /// The identifier of a bundle is from its Info.plist.
        @Test(arguments: ["../other", "/etc", "a/b", "..", "", "a\0"])
        func aFolderOfTheAppIsInThatForApplicationSupport(identifier: String) {
            #expect(PrivateFolder.name(identifier) == nil && PrivateFolder.name("com.example.App") != nil)
        }

        @Test func anIdentifierIsKept() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "identifier-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let first = try #require(KeptIdentifier(in: PrivateFolder(folder)).value)
            #expect(KeptIdentifier(in: PrivateFolder(folder)).value == first)
            let path = folder.appending(path: "identifier").path
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
            // A file can't be in a file.
            #expect(KeptIdentifier(in: PrivateFolder(folder.appending(path: "identifier/x"))).value == nil)
        }
    }
}
