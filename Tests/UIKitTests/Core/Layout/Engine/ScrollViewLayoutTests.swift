import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ScrollViewLayoutTests {
        @Test(arguments: [false, true])
        func contentDecidesItsSize(usesGuides: Bool) {
            let stage = LayoutStage()
            let scrollView = stage.add(UIScrollView())
            let content = stage.add(WishView(500, 900), to: scrollView)
            NSLayoutConstraint.activate(scrollView.pins(to: stage.view, inset: 10))
            if usesGuides {
                let guide = scrollView.contentLayoutGuide
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
                    content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 5),
                    content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -5),
                    content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
                ])
            } else {
                NSLayoutConstraint.activate(content.pins(to: scrollView, inset: 5))
            }
            stage.screen.settle()
            #expect(scrollView.contentSize == CGSize(width: 510, height: 910))
            #expect(content.frame == CGRect(x: 5, y: 5, width: 500, height: 900))
            scrollView.contentOffset = CGPoint(x: 20, y: 300)
            stage.screen.settle()
            #expect(content.frame == CGRect(x: 5, y: 5, width: 500, height: 900))
            #expect(scrollView.frame == CGRect(x: 10, y: 10, width: 280, height: 380))
            content.wish = CGSize(width: 270, height: 100)
            stage.screen.settle()
            #expect(scrollView.contentSize == CGSize(width: 280, height: 110))
        }

        @Test func sizesAreThoseOfTheFrame() {
            let stage = LayoutStage()
            let scrollView = stage.add(UIScrollView())
            let content = stage.add(WishView(-1, 900), to: scrollView)
            NSLayoutConstraint.activate(scrollView.pins(to: stage.view))
            NSLayoutConstraint.activate(content.pins(to: scrollView))
            let header = stage.add(WishView(30, 30), to: scrollView)
            stage.layOut(
                content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
                header.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor)
            )
            #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
            #expect(header.frame == CGRect(x: 135, y: 4, width: 30, height: 30))
            scrollView.contentOffset.y = 100
            stage.screen.settle()
            #expect(header.frame == CGRect(x: 135, y: 104, width: 30, height: 30))
            #expect(scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
            #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 900))
        }

        /// An outside view with a constraint to one in the content follows it during scrolling.
        @Test func constraintsReachThroughTheScrollView() {
            let stage = LayoutStage()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
            stage.view.addSubview(scrollView)
            let (content, mark) = (stage.add(WishView(300, 900), to: scrollView), stage.add(WishView(10, 10)))
            NSLayoutConstraint.activate(content.pins(to: scrollView))
            stage.layOut(
                mark.topAnchor.constraint(equalTo: content.topAnchor),
                mark.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
            )
            #expect(mark.frame.minY == 50)
            scrollView.contentOffset.y = 30
            stage.screen.settle()
            #expect(mark.frame.minY == 20 && scrollView.frame.minY == 50)
        }
    }
}
