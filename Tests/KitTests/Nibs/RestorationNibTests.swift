import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct RestorationNibTests {
        @Test func viewsAndControllersHaveTheirRestorationIdentifiers() throws {
            let view = try SampleNib.object(#"<view id="v" restorationIdentifier="main"/>"#, as: UIView.self)
            #expect(view.restorationIdentifier == "main")
            let named = try SampleNib.object(
                #"<viewController id="c" restorationIdentifier="page"/>"#,
                as: UIViewController.self
            )
            #expect(named.restorationIdentifier == "page")
        }

        @Test func aControllerIsRestoredByItsIdentifierInTheStoryboard() throws {
            let storyboard = try SampleStoryboard.make(
                initial: "a",
                #"<viewController id="a" sceneMemberID="viewController" storyboardIdentifier="first" "#
                    + #"useStoryboardIdentifierAsRestorationIdentifier="YES"/>"#,
                #"<viewController id="b" sceneMemberID="viewController" storyboardIdentifier="second"/>"#
            )
            #expect(storyboard.instantiateInitialViewController()?.restorationIdentifier == "first")
            let second = storyboard.instantiateViewController(withIdentifier: "second")
            #expect(second.restorationIdentifier == nil)
        }
    }
}
