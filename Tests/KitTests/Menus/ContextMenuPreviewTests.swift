import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the previews of menus that a finger opens.
    @Suite @MainActor struct ContextMenuPreviewTests {
        /// A box with a menu and previews, which notes what happens.
        final class Box: UIView, UIContextMenuInteractionDelegate {
            var log: [String] = []
            var highlight: (Box, String) -> UITargetedPreview? = { box, _ in UITargetedPreview(view: box) }
            var dismissal: (Box, String) -> UITargetedPreview? = { _, _ in nil }
            var controller: UIViewController?
            var commitStyle: UIContextMenuInteractionCommitStyle?
            var previewed: UIViewController?
            var onConfigure: (UIContextMenuConfiguration) -> Void = { _ in }
            var onEnd: () -> Void = {}
            private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                let configuration = UIContextMenuConfiguration(
                    identifier: "box" as NSString,
                    previewProvider: { self.controller },
                    actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("Copy") }])
                    }
                )
                onConfigure(configuration)
                return configuration
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configuration: UIContextMenuConfiguration,
                highlightPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? {
                log.append("highlight \(identifier)")
                return highlight(self, "\(identifier)")
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? {
                log.append("dismissal \(identifier)")
                return dismissal(self, "\(identifier)")
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                log.append("commit")
                #expect(animator.preferredCommitStyle == .dismiss)
                if let commitStyle { animator.preferredCommitStyle = commitStyle }
                previewed = animator.previewViewController
                animator.addAnimations { self.log.append("commits") }
                animator.addCompletion { self.log.append("committed") }
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will display")
                previewed = animator?.previewViewController
                animator?.addAnimations { self.log.append("displays") }
                animator?.addCompletion { self.log.append("displayed") }
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will end")
                animator?.addCompletion { self.log.append("ended") }
                onEnd()
            }
        }

        private func makeBox(
            _ frame: CGRect = CGRect(x: 20, y: 40, width: 200, height: 100)
        ) -> (screen: TestScreen, box: Box) {
            let screen = TestScreen()
            let box = Box(frame: frame)
            box.backgroundColor = .red
            box.addInteraction(box.interaction)
            screen.window.addSubview(box)
            screen.settle()
            return (screen, box)
        }

        private func stage(_ screen: TestScreen) -> MenuPreviewStage? {
            screen.window.subviews.lazy.compactMap { $0 as? MenuPreviewStage }.first
        }

        private func preview(_ screen: TestScreen) throws -> MenuPreviewView {
            try #require(stage(screen)?.subviews.lazy.compactMap { $0 as? MenuPreviewView }.first)
        }

        private func panel(_ screen: TestScreen) throws -> MenuPanel {
            let overlay = screen.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
            return try #require(overlay?.panels.first)
        }

        @Test func aFingerOpensAMenuBesideThePreview() throws {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            #expect(box.interaction.menuAppearance == .rich)
            screen.settle()
            #expect(box.log == ["highlight box", "will display", "displays", "displayed"])
            let frame = screen.presentedFrame(of: try preview(screen))
            #expect(frame == box.frame)
            #expect(try panel(screen).frame.minY >= frame.maxY && !(try panel(screen).frame.intersects(frame)))
            screen.tap(at: CGPoint(x: 300, y: 700))
            #expect(box.interaction.menuAppearance == .unknown)
            screen.settle()
            #expect(stage(screen) == nil && box.log.suffix(3) == ["will end", "dismissal box", "ended"])
        }

        @Test func theWindowIsDimmedBehindThePreview() throws {
            let (screen, _) = makeBox()
            screen.window.backgroundColor = .white
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            #expect(image.pixel(600, 1400).red < 200)
            #expect(image.pixel(240, 180) == .red)
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(try #require(screen.picture().cgImage).pixel(600, 1400) == .white)
        }

        @Test func theMouseAndKeysOpenAMenuWithoutAPreview() {
            let (screen, box) = makeBox()
            box.controller = UIViewController()
            screen.rightClick(at: CGPoint(x: 70, y: 60))
            #expect(box.interaction.menuAppearance == .compact && stage(screen) == nil)
            #expect(box.log == ["will display", "displays", "displayed"])
            screen.press(.keyboardEscape)
            #expect(box.interaction.open(at: .zero, byKey: true) && box.interaction.menuAppearance == .compact)
        }

        @Test func aMenuWithoutPreviewsIsCompactForAFinger() {
            let (screen, box) = makeBox()
            box.highlight = { _, _ in nil }
            screen.longPress(at: CGPoint(x: 70, y: 60))
            #expect(box.interaction.menuAppearance == .compact && stage(screen) == nil)
        }

        @Test func thePreviewMovesToMakeRoomAndReturns() throws {
            let (screen, box) = makeBox(CGRect(x: 20, y: 40, width: 200, height: 740))
            screen.longPress(at: CGPoint(x: 70, y: 60), duration: 0.55)
            let place = try #require(stage(screen)?.place)
            #expect(place.minY < 40 && place.size == box.bounds.size)
            var tops = [screen.presentedFrame(of: try preview(screen)).minY]
            #expect(tops[0] > place.minY && tops[0] < 40)
            screen.settle()
            #expect(screen.presentedFrame(of: try preview(screen)).minY == place.minY)
            let view = try preview(screen)
            screen.press(.keyboardEscape)
            tops = []
            while stage(screen) != nil, tops.count < 60 {
                tops.append(screen.presentedFrame(of: view).minY)
                screen.advance(by: 1 / 60)
            }
            #expect(tops.count > 5 && zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(tops.last.map { abs($0 - 40) < 2 } == true && stage(screen) == nil)
        }

        @Test func aDismissalPreviewHasAnotherPlace() throws {
            let (screen, box) = makeBox()
            box.dismissal = { box, _ in
                guard let window = box.window else { return nil }
                let target = UIPreviewTarget(container: window, center: CGPoint(x: 250, y: 600))
                return UITargetedPreview(view: box).retargetedPreview(with: target)
            }
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            let view = try preview(screen)
            screen.press(.keyboardEscape)
            var last = CGRect.zero
            while stage(screen) != nil {
                last = screen.presentedFrame(of: view)
                screen.advance(by: 1 / 60)
            }
            #expect(abs(last.midX - 250) < 5 && abs(last.midY - 600) < 10)
        }

        @Test func theViewOfAControllerIsShownAtItsPreferredSize() throws {
            let (screen, box) = makeBox()
            let controller = Appearing()
            controller.preferredContentSize = CGSize(width: 150, height: 120)
            box.controller = controller
            box.highlight = { _, _ in nil }
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            #expect(box.interaction.menuAppearance == .rich && box.previewed === controller)
            let frame = screen.presentedFrame(of: controller.view)
            #expect(frame == CGRect(x: 45, y: 30, width: 150, height: 120))
            #expect(controller.log == ["will appear", "did appear"])
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(controller.log.suffix(2) == ["will disappear", "did disappear"])
            #expect(controller.view.superview == nil)
        }

        @Test func aTapOfThePreviewShowsItsContent() throws {
            let (screen, box) = makeBox()
            let controller = Appearing()
            controller.preferredContentSize = CGSize(width: 150, height: 120)
            box.controller = controller
            box.commitStyle = .pop
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            box.log = []
            screen.tap(at: CGPoint(x: 120, y: 90))
            #expect(box.log == ["commit", "will end", "dismissal box", "commits"] && box.previewed === controller)
            var heights: [CGFloat] = []
            while stage(screen) != nil, heights.count < 60 {
                heights.append(screen.presentedFrame(of: controller.view).height)
                screen.advance(by: 1 / 60)
            }
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(heights.last.map { $0 > 800 } == true)
            #expect(box.log.suffix(2) == ["committed", "ended"] && controller.view.superview == nil)
        }

        @Test func aTapOfThePreviewClosesTheMenuByDefault() {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            screen.tap(at: CGPoint(x: 120, y: 90))
            screen.tap(at: CGPoint(x: 120, y: 90))
            screen.settle()
            #expect(box.log.filter { $0.hasPrefix("commit") } == ["commit", "commits", "committed"])
            #expect(stage(screen) == nil && box.interaction.menuAppearance == .unknown)
        }

        @Test func aTapOfTheMenuChooses() throws {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            let frame = try panel(screen).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(box.log.contains("Copy") && !box.log.contains("commit"))
        }

        @Test func severalItemsHaveABadge() throws {
            let (screen, box) = makeBox()
            box.onConfigure = { $0.secondaryItemIdentifiers = ["a", "b"] }
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            #expect(box.log.prefix(3) == ["highlight box", "highlight a", "highlight b"])
            let stage = try #require(self.stage(screen))
            #expect(stage.subviews.filter { $0 is DragPlatter }.count == 2)
            let badge = try preview(screen).subviews.lazy.compactMap { $0 as? UILabel }.first
            #expect(badge?.text == "3")
            screen.press(.keyboardEscape)
            #expect(box.log.suffix(3) == ["dismissal box", "dismissal a", "dismissal b"])
            screen.settle()
            #expect(self.stage(screen) == nil)
        }

        @Test func theNumberInTheBadgeCanBeAnother() throws {
            let configuration = UIContextMenuConfiguration(actionProvider: { _ in nil })
            #expect(configuration.badgeCount == 1 && configuration.secondaryItemIdentifiers == [])
            configuration.secondaryItemIdentifiers = ["a", "b"]
            #expect(configuration.badgeCount == 3)
            configuration.badgeCount = 1
            #expect(configuration.badgeCount == 1)
            let (screen, box) = makeBox()
            box.onConfigure = {
                $0.secondaryItemIdentifiers = ["a"]
                $0.badgeCount = 1
            }
            screen.longPress(at: CGPoint(x: 70, y: 60))
            #expect(try preview(screen).subviews.allSatisfy { !($0 is UILabel) })
        }

        @Test func aWindowOfAnotherSizeHasNoPlaceForTheMenu() {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            screen.rotate()
            screen.settle()
            #expect(box.interaction.menuAppearance == .unknown && stage(screen) == nil)
        }

        @Test func anInterruptedMotionCompletesOnce() {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60), duration: 0.55)
            box.interaction.dismissMenu()
            screen.settle()
            #expect(stage(screen) == nil)
            for event in ["displayed", "ended"] { #expect(box.log.filter { $0 == event }.count == 1) }
        }

        @Test func thePreviewOfAViewThatIsGoneFades() throws {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            let (view, place) = (try preview(screen), try #require(stage(screen)?.place))
            box.removeFromSuperview()
            screen.press(.keyboardEscape)
            screen.advance(by: 0.1)
            #expect(screen.presentedFrame(of: view) == place && view.alpha == 0)
            screen.settle()
            #expect(stage(screen) == nil)
        }

        @Test func withReducedMotionThePreviewFades() throws {
            let (screen, _) = makeBox(CGRect(x: 20, y: 40, width: 200, height: 740))
            screen.window.screen.accessibility.setReduceMotion(true)
            screen.longPress(at: CGPoint(x: 70, y: 60), duration: 0.55)
            let place = try #require(stage(screen)?.place)
            let frame = screen.presentedFrame(of: try preview(screen))
            #expect(place.minY < 40 && frame == place)
            screen.settle()
            screen.press(.keyboardEscape)
            screen.advance(by: 0.1)
            #expect(screen.presentedFrame(of: try preview(screen)) == place)
            screen.settle()
            #expect(stage(screen) == nil)
        }

        @Test func touchesReachTheAppWhileThePreviewReturns() {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            screen.settle()
            screen.press(.keyboardEscape)
            #expect(screen.window.hitTest(CGPoint(x: 70, y: 60), with: nil) === box)
            screen.settle()
        }
    }
}

/// A controller that notes its appearance.
private final class Appearing: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}
