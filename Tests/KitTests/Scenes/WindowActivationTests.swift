import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// An app that notes which windows are opened.
@MainActor
private final class NotingOpener: SceneOpening {
    var supportsMultipleScenes = true
    var fails = false
    private(set) var requests: [SceneRequest] = []
    var opened: [String] { requests.compactMap(\.activity?.activityType) }

    func openScene(for request: SceneRequest) throws {
        if fails { throw UISceneError.disconnected }
        requests.append(request)
    }

    func resume(_ activity: NSUserActivity, in scene: AnyObject) -> Bool { false }
    func close(_ scene: AnyObject) -> Bool { false }
}

extension UIKitScreenTests {
    /// Tests the action and the gesture that open windows.
    @Suite @MainActor struct WindowActivationTests {
        private let screen = TestScreen(size: CGSize(width: 400, height: 400))
        private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        private let opener = NotingOpener()

        init() {
            view.backgroundColor = .red
            screen.window.addSubview(view)
            screen.settle()
        }

        /// Runs a test with the app.
        private func run(_ test: () throws -> Void) rethrows {
            UIApplication.shared.sceneOpener = opener
            defer { UIApplication.shared.sceneOpener = nil }
            try test()
        }

        private func configuration(_ preview: UITargetedPreview? = nil) -> UIWindowScene.ActivationConfiguration {
            UIWindowScene.ActivationConfiguration(
                userActivity: NSUserActivity(activityType: "read"),
                preview: preview
            )
        }

        private func titles(_ elements: [UIMenuElement]) -> [String] {
            MenuRow.rows(of: UIMenu(children: elements), on: screen.window.screen).compactMap(\.element?.title)
        }

        private var platters: [DragPlatter] { screen.window.subviews.compactMap { $0 as? DragPlatter } }

        @Test func aConfigurationHasAnActivityAndOptions() {
            let activity = NSUserActivity(activityType: "read")
            let options = UIWindowScene.ActivationRequestOptions()
            let made = UIWindowScene.ActivationConfiguration(userActivity: activity, options: options)
            #expect(made.userActivity === activity && made.options === options && made.preview == nil)
            let plain = configuration()
            #expect(plain.options == nil)
            plain.options = options
            plain.preview = UITargetedPreview(view: view)
            #expect(plain.options === options && plain.preview?.view === view)
        }

        @Test func anActionOpensAWindowForItsActivity() {
            run {
                var asked: [UIAction] = []
                let action = UIWindowScene.ActivationAction { action in
                    asked.append(action)
                    return configuration()
                }
                #expect(titles([action]) == ["Open in New Window"])
                action.performWithSender(nil, target: nil)
                #expect(asked == [action] && opener.opened == ["read"])
                UIWindowScene.ActivationAction { _ in nil }.performWithSender(nil, target: nil)
                #expect(opener.requests.count == 1)
            }
        }

        @Test func theOptionsSayForWhichSceneAndWhereTheWindowIs() {
            let session = UISceneSession(
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            )
            let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
            run {
                let options = UIWindowScene.ActivationRequestOptions()
                #expect(options.placement == nil && options.requestingScene == nil)
                let placements: [(any UIWindowScenePlacement)?] = [
                    nil, UIWindowSceneStandardPlacement.standard(), UIWindowSceneProminentPlacement.prominent(),
                ]
                for placement in placements {
                    options.placement = placement
                    options.requestingScene = placement.map { _ in scene }
                    let opened = configuration()
                    opened.options = options
                    UIWindowScene.ActivationAction { _ in opened }.performWithSender(nil, target: nil)
                }
                #expect(opener.requests.map(\.isProminent) == [false, false, true])
                #expect(opener.requests.map { $0.requester === scene } == [false, true, true])
            }
        }

        @Test func anAppWithOneSceneHasTheAlternate() {
            opener.supportsMultipleScenes = false
            run {
                let alternate = UIAction(title: "Open") { _ in }
                let actions = [
                    UIWindowScene.ActivationAction(title: "Window", alternate: alternate) { _ in configuration() },
                    UIWindowScene.ActivationAction(title: "Hidden") { _ in configuration() },
                ]
                #expect(titles(actions) == ["Open"])
                opener.supportsMultipleScenes = true
                #expect(titles(actions) == ["Window", "Hidden"])
            }
        }

        @Test func theAlternateIsPerformedIfThereIsNoWindow() {
            opener.fails = true
            run {
                var sender: Any?
                let alternate = UIAction(title: "Open") { sender = $0.sender }
                let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
                    configuration(UITargetedPreview(view: view))
                }
                action.performWithSender(view, target: nil)
                #expect(sender as? UIView === view && platters.isEmpty)
            }
        }

        @Test func thePreviewGrowsAndFadesWhileTheWindowOpens() throws {
            try run {
                let action = UIWindowScene.ActivationAction { _ in configuration(UITargetedPreview(view: view)) }
                action.performWithSender(nil, target: nil)
                let platter = try #require(platters.first)
                #expect(platter.center == view.center && platter.alpha == 0)
                screen.advance(by: ScenePreview.duration / 2)
                let shown = try #require(platter.layer.presentation())
                #expect(shown.frame.width > 200 && shown.opacity > 0 && shown.opacity < 1)
                screen.settle()
                #expect(platters.isEmpty)
            }
        }

        // MARK: The gesture

        private func pinch(to distance: CGFloat, lifts: Bool = true) {
            let middle = view.center
            screen.touchDown(1, at: CGPoint(x: middle.x - 20, y: middle.y))
            screen.touchDown(2, at: CGPoint(x: middle.x + 20, y: middle.y))
            for step in 1...4 {
                let half = 20 + (distance / 2 - 20) * CGFloat(step) / 4
                screen.touchMove(1, to: CGPoint(x: middle.x - half, y: middle.y))
                screen.touchMove(2, to: CGPoint(x: middle.x + half, y: middle.y))
                screen.advance(by: 1.0 / 60)
            }
            if lifts { lift() }
        }

        private func lift() {
            screen.touchUp(1)
            screen.touchUp(2)
        }

        @Test func twoFingersPullAWindowOutOfTheView() throws {
            var points: [CGPoint] = []
            var errors = 0
            let interaction = UIWindowScene.ActivationInteraction { _, point in
                points.append(point)
                return configuration()
            } errorHandler: { _ in
                errors += 1
            }
            view.addInteraction(interaction)
            #expect(interaction.view === view)
            try run {
                pinch(to: 50, lifts: false)
                let point = try #require(points.first)
                #expect(points.count == 1 && abs(point.y - 100) < 1 && abs(point.x - 100) < 20)
                let platter = try #require(platters.first)
                #expect(abs(platter.transform.a - 1.25) < 0.01)
                // The fingers haven't moved far enough.
                screen.touchMove(1, to: CGPoint(x: 178, y: 200))
                lift()
                screen.settle()
                #expect(opener.opened.isEmpty && platters.isEmpty)
                pinch(to: 120)
                #expect(opener.opened == ["read"] && errors == 0)
                screen.settle()
                #expect(platters.isEmpty)
                opener.fails = true
                pinch(to: 120)
                #expect(opener.opened == ["read"] && errors == 1)
                screen.settle()
                // Fingers that move together open nothing.
                opener.fails = false
                let before = points.count
                pinch(to: 10)
                #expect(points.count == before)
                view.removeInteraction(interaction)
                pinch(to: 120)
                #expect(points.count == before && interaction.view == nil)
            }
        }

        @Test func anAppWithOneSceneIsNotAsked() {
            opener.supportsMultipleScenes = false
            view.addInteraction(
                UIWindowScene.ActivationInteraction { _, _ in
                    Issue.record("asked for a window")
                    return nil
                } errorHandler: { _ in
                }
            )
            run { pinch(to: 120) }
            #expect(opener.opened.isEmpty && platters.isEmpty)
        }
    }
}
