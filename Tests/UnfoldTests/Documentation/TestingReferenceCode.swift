import Testing
import UIKit
import UIKitTesting

/// The examples of the reference of `UIKitTesting`: the screen and user input.
@MainActor
enum TestingReferenceCode {
    static func screen() -> UIImage {
        let screen = TestScreen()
        screen.show(CommentsViewController(style: .plain))
        screen.tap(at: CGPoint(x: 100, y: 150))
        screen.advance(by: 0.1)
        let halfOpen = screen.picture()
        screen.settle()
        return halfOpen
    }

    /// The code of the module's page.
    static func overview() -> UIImage {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(CommentsViewController(style: .plain))
        screen.tap(at: CGPoint(x: 100, y: 150))
        screen.advance(by: 0.1)  // in the middle of the motion
        let halfOpen = screen.picture()
        screen.settle()  // until nothing moves
        return halfOpen
    }

    static func conduct() -> [TestScreen] {
        let strict = TestScreen(conduct: .asOnIOS)
        let stricter = TestScreen(conduct: .asOnIOS.union(.uncertain))
        let kind = TestScreen(conduct: .kind)
        let texts = TestScreen(conduct: [.labelsSnap, .labelsStretch, .rowsOverflow, .requiredRowHeights])
        let places = TestScreen(conduct: [.forgetsHeights, .scrollsByEstimates, .anchorsNothing, .movesOffset])
        let cells = TestScreen(conduct: [.rowsEnterAtEstimates, .tilesForFinalBounds, .keepsCells])
        let layouts = TestScreen(conduct: [.layoutWaits, .configuresInAnimations, .firstLayoutAnimates])
        let touches = TestScreen(conduct: .updatesIgnoreTouches)
        return [strict, stricter, kind, texts, places, cells, layouts, touches]
    }

    static func device(_ screen: TestScreen, _ cell: UITableViewCell) -> (CGPoint, TestScreen) {
        screen.window.rootViewController = CommentsViewController(style: .plain)
        screen.framesPerSecond = 120
        screen.onFailure = { Issue.record("\($0)") }
        let middle = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.rotate()
        screen.setAppearance(dark: true)
        screen.setLayoutDirection(rightToLeft: true)
        screen.setContentSizeCategory(.accessibilityLarge)
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let phone = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
        return (middle, phone)
    }

    static func time(_ screen: TestScreen, _ cell: UITableViewCell) -> TimeInterval {
        let start = screen.now
        while screen.isMoving { screen.advance(by: 1 / 60) }
        screen.settle(timeout: 2)
        screen.runIdleWork()
        #expect(screen.presentedFrame(of: cell).height > 44)  // on its way
        return start
    }

    static func gestures(_ screen: TestScreen, _ tableView: UITableView, _ cell: UITableViewCell, _ middle: CGPoint) {
        screen.tap(at: middle)
        screen.tap(cell)
        screen.doubleTap(at: middle)
        screen.doubleTap(cell)
        screen.longPress(at: middle, duration: 1)
        screen.longPress(cell)
        screen.drag(from: middle, to: .zero, duration: 0.2)  // and flies on
        screen.drag(from: middle, to: .zero, duration: 0.2, resting: 0.3)  // and stays
        screen.swipe(.up, on: tableView)
        screen.swipe(.down, on: tableView)
        for direction in [SwipeDirection.left, .right] { screen.swipe(direction, on: cell, distance: 80) }
        screen.turnWheel(by: CGVector(dx: 0, dy: 3), at: middle)
        screen.scroll(by: CGVector(dx: 0, dy: 200), at: middle, duration: 0.3, flings: true)
    }

    static func fingers(_ screen: TestScreen, _ middle: CGPoint) {
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: middle.x, y: middle.y - 40))
        screen.touchUp()
        screen.touchCancel(2)  // of two fingers the second one
    }

    static func keys(_ screen: TestScreen) {
        screen.type("unfold\n")
        screen.press(.keyboardC, modifiers: .control)
        #expect(screen.clipboard == "A comment")
    }

    static func audit(_ screen: TestScreen) {
        let issues = screen.performAccessibilityAudit(for: .all) { issue in
            issue.auditType == .contrast && issue.element?.identifier == "watermark"  // is on purpose
        }
        #expect(issues.isEmpty, "\(issues)")
    }

    static func auditKinds(_ screen: TestScreen) -> [AccessibilityAuditIssue] {
        let kinds: AccessibilityAuditType = [
            .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
            .keyboard,
        ]
        #expect(kinds == .all && kinds.contains(.keyboard))
        let issues = screen.performAccessibilityAudit(for: [.contrast, .hitRegion])
        return issues
    }

    static func auditIssues(_ screen: TestScreen) {
        for issue in screen.performAccessibilityAudit() {
            print(issue.auditType, issue.compactDescription, issue.frame, issue.element?.label ?? "", issue.object)
            print(issue.detailedDescription)
        }
    }

    /// The code of the article about audits.
    static func auditEverywhere() {
        for dark in [false, true] {
            for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
                let screen = TestScreen(size: CGSize(width: 320, height: 568))
                screen.setAppearance(dark: dark)
                screen.setContentSizeCategory(category)
                screen.show(CommentsViewController(style: .plain))
                screen.settle()
                let issues = screen.performAccessibilityAudit()
                #expect(issues.isEmpty, "\(category.rawValue), dark: \(dark): \(issues)")
            }
        }
    }

    static func assist(_ screen: TestScreen) throws {
        let row = try #require(screen.element(labelled: "Comment 3"))
        #expect(row.expandedStatus == .collapsed && row.customActions == ["Expand"])
        screen.perform("Expand", on: row)
        screen.activate(row)
        #expect(row.traits.contains(.button) && row.respondsToUserInteraction)
        #expect(row.frame.height >= 44 && row.object is UITableViewCell)
        print(row.identifier ?? "unnamed", row.label ?? "", row.value ?? "", row.hint ?? "")
    }

    static func listen(_ screen: TestScreen, _ cell: UITableViewCell) -> [String] {
        screen.accessibilityPosts = []
        screen.tap(cell)
        #expect(screen.accessibilityPosts.count == 1)
        #expect(screen.accessibilityPosts.contains { $0.notification == .layoutChanged })
        for post in screen.accessibilityPosts where post.element != nil || post.text != nil {
            print(post.text ?? "to \(String(describing: post.element))")
        }
        screen.reducesMotion = true
        screen.increasesContrast = true
        screen.isScreenReaderRunning = true
        let spoken = screen.accessibilityTree.map(\.description)
        return spoken
    }
}
