import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ConstraintLayoutTests {
        @Test func pinsFollowTheSuperview() {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            NSLayoutConstraint.activate(box.pins(to: stage.view, inset: 10))
            stage.screen.settle()
            #expect(box.frame == CGRect(x: 10, y: 10, width: 280, height: 380))
            stage.view.frame.size = CGSize(width: 200, height: 100)
            stage.screen.settle()
            #expect(box.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
        }

        @Test func constraintsReachAcrossViewsThatFramesPlace() {
            let stage = LayoutStage()
            let left = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
            stage.view.addSubview(left)
            let inner = stage.add(UIView(), to: left)
            let outer = stage.add(UIView())
            stage.layOut(
                inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
                inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 6),
                inner.widthAnchor.constraint(equalToConstant: 40),
                inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
                outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
                outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
                outer.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
                outer.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor)
            )
            #expect(inner.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
            #expect(outer.frame == CGRect(x: 68, y: 56, width: 232, height: 344))
            left.frame.origin.x = 40
            left.bounds.origin.y = 4
            stage.view.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 5, y: 10, width: 40, height: 20))
            #expect(outer.frame == CGRect(x: 88, y: 56, width: 212, height: 344))
        }

        @Test(arguments: [1, 2, 3] as [CGFloat])
        func framesAreInWholePixels(scale: CGFloat) {
            let stage = LayoutStage(scale: scale)
            stage.view.bounds.size = CGSize(width: 301.5, height: 300)
            var boxes: [UIView] = []
            for index in 0..<7 {
                let box = stage.add(UIView())
                boxes.append(box)
                let width = CGFloat(20 + index) / scale
                NSLayoutConstraint.activate([
                    box.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor, constant: CGFloat(index) / 7),
                    box.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor),
                    box.widthAnchor.constraint(equalToConstant: width),
                    box.heightAnchor.constraint(equalToConstant: width + 1 / (2 * scale)),
                ])
            }
            stage.view.layoutIfNeeded()
            for (index, box) in boxes.enumerated() {
                let frame = box.frame
                for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                    #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
                }
                #expect(abs(frame.width * scale - CGFloat(20 + index)) < 1e-6)
                let center = 150.75 + CGFloat(index) / 7
                #expect(abs(frame.midX - center) <= 0.5 / scale + 1e-6)
            }
        }

        @Test func aspectRatiosAndProportions() {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            let strip = stage.add(UIView())
            stage.layOut(
                box.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5, constant: 10),
                box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 9 / 16),
                box.topAnchor.constraint(equalTo: stage.view.topAnchor),
                NSLayoutConstraint(
                    item: box,
                    attribute: .centerX,
                    relatedBy: .equal,
                    toItem: stage.view,
                    attribute: .centerX,
                    multiplier: 0.75,
                    constant: 0
                ),
                strip.leftAnchor.constraint(equalTo: box.leftAnchor),
                strip.topAnchor.constraint(equalTo: box.bottomAnchor),
                strip.heightAnchor.constraint(equalToConstant: 8),
                strip.widthAnchor.constraint(equalTo: box.leftAnchor.anchorWithOffset(to: box.centerXAnchor))
            )
            #expect(box.frame == CGRect(x: 32.5, y: 0, width: 160, height: 90))
            #expect(strip.frame == CGRect(x: 32.5, y: 90, width: 80, height: 8))
        }

        @Test func strongerWishesWin() {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            let narrow = box.widthAnchor.constraint(equalToConstant: 50).at(400)
            stage.layOut(
                box.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                box.topAnchor.constraint(equalTo: stage.view.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 10),
                box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
                box.widthAnchor.constraint(equalToConstant: 200).at(300),
                box.rightAnchor.constraint(lessThanOrEqualTo: stage.view.rightAnchor, constant: -150),
                narrow
            )
            #expect(box.frame.width == 80)
            narrow.priority = UILayoutPriority(200)
            stage.view.layoutIfNeeded()
            #expect(box.frame.width == 150)
            narrow.isActive = false
            stage.view.frame.size.width = 400
            stage.view.layoutIfNeeded()
            #expect(box.frame.width == 200)
        }

        @Test func contentsAreHuggedAndResistCompression() {
            let stage = LayoutStage()
            let (one, two) = (stage.add(WishView(60, 20)), stage.add(WishView(70, 30)))
            one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            stage.layOut(
                one.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                two.leftAnchor.constraint(equalTo: one.rightAnchor),
                two.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
                one.topAnchor.constraint(equalTo: stage.view.topAnchor),
                two.topAnchor.constraint(equalTo: one.bottomAnchor)
            )
            #expect(one.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
            #expect(two.frame == CGRect(x: 60, y: 20, width: 240, height: 30))
            one.wish.width = 100
            stage.screen.settle()
            #expect(one.frame.width == 100 && two.frame.width == 200)
            two.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
            stage.screen.settle()
            #expect(one.frame.width == 230 && two.frame.width == 70)
            two.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
            stage.view.frame.size.width = 120
            stage.screen.settle()
            #expect(one.frame.width == 100 && two.frame.width == 20)
            two.wish.width = UIView.noIntrinsicMetric
            one.setContentHuggingPriority(.required, for: .horizontal)
            stage.view.frame.size.width = 150
            stage.screen.settle()
            #expect(one.frame.width == 100 && two.frame.width == 50)
        }

        @Test func guidesStandLikeViews() {
            let stage = LayoutStage()
            let (one, two, guide) = (stage.add(WishView(40, 40)), stage.add(WishView(40, 40)), UILayoutGuide())
            stage.view.addLayoutGuide(guide)
            stage.layOut(
                one.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                guide.leftAnchor.constraint(equalTo: one.rightAnchor),
                two.leftAnchor.constraint(equalTo: guide.rightAnchor),
                guide.widthAnchor.constraint(equalToConstant: 25),
                guide.topAnchor.constraint(equalTo: one.topAnchor),
                guide.bottomAnchor.constraint(equalTo: two.bottomAnchor),
                one.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 5),
                two.topAnchor.constraint(equalTo: one.bottomAnchor)
            )
            #expect(two.frame == CGRect(x: 65, y: 45, width: 40, height: 40))
            #expect(guide.layoutFrame == CGRect(x: 40, y: 5, width: 25, height: 80))
            #expect(stage.view.layoutGuides == [guide] && guide.owningView === stage.view)
            stage.view.removeLayoutGuide(guide)
            #expect(guide.owningView == nil && stage.view.constraints.count == 3)
        }

        @Test func marginsAndSafeAreaMoveWhatIsTiedToThem() {
            let stage = LayoutStage()
            let (inner, safe) = (stage.add(UIView()), stage.add(UIView()))
            let (margins, area) = (stage.view.layoutMarginsGuide, stage.view.safeAreaLayoutGuide)
            stage.layOut(
                inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                inner.topAnchor.constraint(equalTo: margins.topAnchor),
                NSLayoutConstraint(
                    item: inner,
                    attribute: .bottom,
                    relatedBy: .equal,
                    toItem: stage.view,
                    attribute: .bottomMargin,
                    multiplier: 1,
                    constant: 0
                ),
                safe.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                safe.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 0.5),
                safe.topAnchor.constraint(equalTo: area.topAnchor),
                safe.heightAnchor.constraint(equalToConstant: 10)
            )
            #expect(inner.frame == CGRect(x: 8, y: 8, width: 284, height: 384))
            stage.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stage.screen.settle()
            #expect(inner.frame == CGRect(x: 2, y: 1, width: 294, height: 396))
            #expect(margins.layoutFrame == inner.frame)
            stage.screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)
            stage.screen.settle()
            #expect(safe.frame == CGRect(x: 20, y: 40, width: 140, height: 10))
            #expect(inner.frame == CGRect(x: 22, y: 41, width: 274, height: 356))
            #expect(area.layoutFrame == CGRect(x: 20, y: 40, width: 280, height: 360))
        }

        @Test(arguments: [(300, 284), (1000, 984), (1200, 920)] as [(CGFloat, CGFloat)])
        func readableContentIsNotTooWide(width: CGFloat, readable: CGFloat) {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            let guide = stage.view.readableContentGuide
            stage.view.frame.size.width = width
            stage.layOut(
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                box.topAnchor.constraint(equalTo: guide.topAnchor),
                box.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
            )
            #expect(box.frame == CGRect(x: (width - readable) / 2, y: 8, width: readable, height: 384))
            #expect(guide.layoutFrame == box.frame)
        }

        @Test func linesFromRightToLeftMirrorLeadingAndTrailing() {
            let stage = LayoutStage()
            let (one, two, three) = (stage.add(UIView()), stage.add(UIView()), stage.add(UIView()))
            for box in [one, two, three] {
                box.widthAnchor.constraint(equalToConstant: 30).isActive = true
                box.heightAnchor.constraint(equalToConstant: 30).isActive = true
                box.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
            }
            stage.layOut(
                one.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
                two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
                NSLayoutConstraint(
                    item: three,
                    attribute: .leading,
                    relatedBy: .equal,
                    toItem: stage.view,
                    attribute: .trailing,
                    multiplier: 0.5,
                    constant: 1
                )
            )
            let frames = [one, two, three].map(\.frame.minX)
            #expect(frames == [10, 56, 151])
            stage.view.semanticContentAttribute = .forceRightToLeft
            stage.view.layoutIfNeeded()
            #expect([one, two, three].map(\.frame.maxX) == frames.map { 300 - $0 })
            stage.view.semanticContentAttribute = .unspecified
            stage.screen.settle()
            #expect([one, two, three].map(\.frame.minX) == frames)
            stage.screen.setLayoutDirection(rightToLeft: true)
            stage.screen.settle()
            #expect([one, two, three].map(\.frame.maxX) == frames.map { 300 - $0 })
        }

        @Test func alignmentRectanglesAreWhatConstraintsSee() {
            final class Shadowed: UIView {
                override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            }
            let stage = LayoutStage()
            let (box, inner) = (stage.add(Shadowed()), UIView())
            stage.add(inner, to: box)
            NSLayoutConstraint.activate(box.pins(to: stage.view, inset: 10) + inner.pins(to: box))
            stage.view.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 8, y: 9, width: 286, height: 384))
            #expect(inner.frame == CGRect(x: 2, y: 1, width: 280, height: 380))
            #expect(box.alignmentRect(forFrame: box.frame) == CGRect(x: 10, y: 10, width: 280, height: 380))
        }

        @Test func transformsDoNotDisturb() {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            box.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
            NSLayoutConstraint.activate(box.pins(to: stage.view, inset: 50))
            stage.view.layoutIfNeeded()
            #expect(box.bounds.size == CGSize(width: 200, height: 300) && box.center == CGPoint(x: 150, y: 200))
            let held = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            held.transform = box.transform
            stage.view.addSubview(held)
            let follower = stage.add(UIView())
            stage.layOut(
                follower.leftAnchor.constraint(equalTo: held.leftAnchor),
                follower.topAnchor.constraint(equalTo: held.bottomAnchor),
                follower.widthAnchor.constraint(equalTo: held.widthAnchor),
                follower.heightAnchor.constraint(equalTo: held.heightAnchor)
            )
            #expect(follower.frame == CGRect(x: 10, y: 60, width: 30, height: 40))
        }
    }
}
