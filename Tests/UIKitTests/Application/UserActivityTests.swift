import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UserActivityTests {
        private final class Editor: UIResponder {
            var place = 0
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["place \(place)": true])
            }
        }

        @Test func respondersUpdateTheirActivityWhenItNeedsIt() {
            let activity = NSUserActivity(activityType: "editing")
            let (first, second) = (Editor(), Editor())
            second.place = 1
            for editor in [first, second] { editor.userActivity = activity }
            activity.updateIfNeeded()
            #expect(activity.userInfo == nil)
            activity.needsSave = true
            activity.updateIfNeeded()
            #expect(activity.userInfo?.count == 2 && !activity.needsSave)
            #expect(first.userActivity === activity)
        }

        @Test func aResponderWithAnotherActivityUpdatesThatOne() {
            let activity = NSUserActivity(activityType: "editing")
            let editor = Editor()
            editor.userActivity = activity
            editor.userActivity = nil
            activity.needsSave = true
            activity.updateIfNeeded()
            #expect(activity.userInfo == nil && editor.userActivity == nil)
        }

        @Test func anActivityDoesNotRetainItsResponders() {
            let activity = NSUserActivity(activityType: "editing")
            weak var weakEditor: Editor?
            do {
                let editor = Editor()
                editor.userActivity = activity
                weakEditor = editor
            }
            #expect(weakEditor == nil)
            activity.needsSave = true
            activity.updateIfNeeded()
            #expect(activity.userInfo == nil)
        }
    }
}
