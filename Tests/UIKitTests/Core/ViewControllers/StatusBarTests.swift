import Testing

@testable import UIKit

@MainActor
struct StatusBarTests {
    private final class Own: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        override var childForStatusBarStyle: UIViewController? { children.first }
        override var childForStatusBarHidden: UIViewController? { children.last }
    }

    @Test func controllersCanSayWhatAStatusBarWouldBe() {
        let (plain, own) = (UIViewController(), Own() as UIViewController)
        own.addChild(plain)
        #expect(plain.preferredStatusBarStyle == .default && own.preferredStatusBarStyle == .lightContent)
        #expect(!plain.prefersStatusBarHidden && own.prefersStatusBarHidden)
        #expect(plain.preferredStatusBarUpdateAnimation == .fade && own.preferredStatusBarUpdateAnimation == .slide)
        #expect(plain.childForStatusBarStyle == nil && own.childForStatusBarStyle === plain)
        #expect(plain.childForStatusBarHidden == nil && own.childForStatusBarHidden === plain)
        own.setNeedsStatusBarAppearanceUpdate()
        #expect(
            UIStatusBarStyle(rawValue: 3) == .darkContent
                && UIStatusBarAnimation(rawValue: 0) == UIStatusBarAnimation.none
        )
    }
}
