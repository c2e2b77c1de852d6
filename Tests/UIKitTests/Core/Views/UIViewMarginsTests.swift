import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIViewMarginsTests {
        /// A view that records the margins it is notified of.
        private final class Listener: UIView {
            var heard = [UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)]

            override func layoutMarginsDidChange() {
                super.layoutMarginsDidChange()
                heard.append(layoutMargins)
            }
        }

        @Test func directionalMarginsChangeSides() {
            let stage = LayoutStage()
            let view = Listener()
            stage.view.addSubview(view)
            #expect(
                view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            )
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
            #expect(view.heard.dropFirst().map(\.left) == [2, 4])
            view.layoutMargins.left = 9
            #expect(view.directionalLayoutMargins.trailing == 9)
            view.semanticContentAttribute = .forceLeftToRight
            #expect(view.directionalLayoutMargins.leading == 9 && view.heard.count == 4)
        }

        @Test func marginsKeepOutOfTheSuperviewsOnDemand() {
            let stage = LayoutStage()
            stage.view.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 50)
            let view = Listener(frame: CGRect(x: 10, y: 100, width: 280, height: 300))
            stage.view.addSubview(view)
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            view.preservesSuperviewLayoutMargins = true
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 40))
            view.frame.origin.x = 0
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 20, right: 30))
            stage.view.layoutMargins.left = 60
            #expect(view.layoutMargins.left == 60)
            stage.view.frame.size.width = 270
            #expect(view.layoutMargins.right == 60)
            view.preservesSuperviewLayoutMargins = false
            #expect(view.heard.map(\.left) == [8, 20, 30, 60, 60, 8] && view.heard.last == view.layoutMargins)
        }

        @Test func constraintsFollowTheMarginsAround() {
            let stage = LayoutStage()
            let middle = stage.add(UIView())
            let inner = stage.add(UIView(), to: middle)
            let label = stage.add(UIView(), to: inner)
            for view in [middle, inner] { view.preservesSuperviewLayoutMargins = true }
            NSLayoutConstraint.activate(
                middle.pins(to: stage.view, inset: 5) + inner.pins(to: middle) + [
                    label.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
                    label.heightAnchor.constraint(equalToConstant: 10),
                    NSLayoutConstraint(
                        item: label,
                        attribute: .top,
                        relatedBy: .equal,
                        toItem: inner,
                        attribute: .topMargin,
                        multiplier: 1,
                        constant: 0
                    ),
                ]
            )
            stage.screen.settle()
            #expect(label.frame == CGRect(x: 8, y: 8, width: 274, height: 10))
            stage.view.layoutMargins = UIEdgeInsets(top: 25, left: 35, bottom: 0, right: 45)
            stage.screen.settle()
            #expect(label.frame == CGRect(x: 30, y: 20, width: 220, height: 10))
            #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 20, width: 220, height: 362))
            stage.screen.safeAreaInsets.left = 10
            stage.screen.settle()
            #expect(label.frame == CGRect(x: 40, y: 20, width: 210, height: 10))
        }

        // MARK: Model

        /// Returns the margins, computed from the rectangles that views reserve for their contents, in
        /// window coordinates.
        private func model(_ view: UIView, own: [ObjectIdentifier: UIEdgeInsets]) -> UIEdgeInsets {
            var margins = own[ObjectIdentifier(view)] ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            if view.insetsLayoutMarginsFromSafeArea {
                let safe = view.safeAreaInsets
                margins.top += safe.top
                margins.left += safe.left
                margins.bottom += safe.bottom
                margins.right += safe.right
            }
            guard view.preservesSuperviewLayoutMargins, let superview = view.superview else { return margins }
            let around = model(superview, own: own)
            let (outside, frame) = (superview.convert(superview.bounds, to: nil), view.convert(view.bounds, to: nil))
            if outside.minX + around.left > frame.minX {
                margins.left = max(margins.left, outside.minX + around.left - frame.minX)
            }
            if outside.minY + around.top > frame.minY {
                margins.top = max(margins.top, outside.minY + around.top - frame.minY)
            }
            if outside.maxX - around.right < frame.maxX {
                margins.right = max(margins.right, frame.maxX - outside.maxX + around.right)
            }
            if outside.maxY - around.bottom < frame.maxY {
                margins.bottom = max(margins.bottom, frame.maxY - outside.maxY + around.bottom)
            }
            return margins
        }

        private func rect(_ random: inout SeededGenerator) -> CGRect {
            CGRect(
                x: Double(Int.random(in: -20...60, using: &random)),
                y: Double(Int.random(in: -20...60, using: &random)),
                width: Double(Int.random(in: 0...200, using: &random)),
                height: Double(Int.random(in: 0...200, using: &random))
            )
        }

        private func insets(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> UIEdgeInsets {
            func number() -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
            return UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        }

        /// After any change, the margins equal those that the rectangles give, and views are notified
        /// without being asked.
        @Test(arguments: 0..<60)
        func marginsFollowFromTheRectangles(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let stage = LayoutStage()
            // A view that only the safe area affects is notified with its next change.
            let hasSafeArea = seed.isMultiple(of: 2)
            let views = (0..<6).map { _ in Listener(frame: rect(&random)) }
            var own: [ObjectIdentifier: UIEdgeInsets] = [:]
            for (index, view) in views.enumerated() {
                view.preservesSuperviewLayoutMargins = Bool.random(using: &random)
                (index == 0 ? stage.view : views[Int.random(in: 0..<index, using: &random)]).addSubview(view)
            }
            for step in 0..<60 {
                let index = Int.random(in: 0..<views.count, using: &random)
                let view = views[index]
                switch Int.random(in: 0..<8, using: &random) {
                case 0: view.frame = rect(&random)
                case 1: view.bounds.origin = rect(&random).origin
                case 2: view.center = rect(&random).origin
                case 3, 4:
                    let margins = insets(-5...40, &random)
                    own[ObjectIdentifier(view)] = margins
                    view.layoutMargins = margins
                case 5: view.preservesSuperviewLayoutMargins.toggle()
                case 6:
                    guard hasSafeArea else { continue }
                    view.insetsLayoutMarginsFromSafeArea.toggle()
                    stage.screen.safeAreaInsets = insets(0...40, &random)
                default:
                    let goal = views.filter { !$0.isDescendant(of: view) }.randomElement(using: &random) ?? stage.view
                    goal.addSubview(view)
                }
                for (number, view) in views.enumerated() {
                    let expected = model(view, own: own)
                    #expect(view.layoutMargins == expected, "seed \(seed), step \(step), view \(number)")
                    for (one, next) in zip(view.heard, view.heard.dropFirst()) { #expect(one != next) }
                    if !hasSafeArea {
                        #expect(view.heard.last == expected, "seed \(seed), step \(step), view \(number)")
                    }
                }
            }
        }
    }
}
