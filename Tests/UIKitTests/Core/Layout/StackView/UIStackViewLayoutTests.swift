import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the frames of arranged views.
    @Suite @MainActor struct UIStackViewLayoutTests {
        /// Returns whether two frames differ by more than pixel rounding, which moves an edge by up to half a pixel.
        private func differ(_ left: CGRect, _ right: CGRect) -> Bool {
            zip([left.minX, left.minY, left.maxX, left.maxY], [right.minX, right.minY, right.maxX, right.maxY])
                .contains { abs($0 - $1) > 0.26 }
        }

        /// Returns a stack in the corner of the stage, with constraints for its width and height.
        private func makeStack(
            _ stage: LayoutStage
        ) -> (stack: UIStackView, width: NSLayoutConstraint, height: NSLayoutConstraint) {
            let stack = stage.add(UIStackView())
            let width = stack.widthAnchor.constraint(equalToConstant: 100)
            let height = stack.heightAnchor.constraint(equalToConstant: 100)
            stage.layOut(
                stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                stack.topAnchor.constraint(equalTo: stage.view.topAnchor)
            )
            return (stack, width, height)
        }

        @Test(arguments: [61, 62] as [UInt64])
        func framesAreThoseOfTheSums(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let stage = LayoutStage()
            var compared = 0
            for number in 0..<250 {
                let example = StackCase(using: &generator)
                guard !example.shown.isEmpty else { continue }
                let natural = example.oracle.naturalSize
                let size = CGSize(
                    width: natural.width + CGFloat(Int.random(in: -10...40, using: &generator)),
                    height: natural.height + CGFloat(Int.random(in: -10...40, using: &generator))
                )
                let least = example.oracle.spacings.reduce(0, +)
                guard min(size.width, size.height) > 1, let expected = example.oracle.frames(in: size),
                    (example.axis == .horizontal ? size.width : size.height) > least + 1
                else { continue }
                compared += 1
                let (stack, width, height) = makeStack(stage)
                defer { stack.removeFromSuperview() }
                (width.constant, height.constant) = (size.width, size.height)
                let views = example.sizes.map { WishView($0.width, $0.height) }
                example.apply(to: stack, views)
                stage.layOut(width, height)
                let frames = example.shown.map { views[$0].frame }
                guard !zip(frames, expected).contains(where: differ) else {
                    Issue.record("seed \(seed), \(number): \(frames)\nbut \(expected)\nin \(size), \(example)")
                    return
                }
                #expect(!stack.hasAmbiguousLayout)
            }
            #expect(compared > 100)
        }

        @Test func aStackSizesItselfByItsViews() {
            var generator = SeededGenerator(seed: 63)
            let stage = LayoutStage()
            for number in 0..<200 {
                var example = StackCase(using: &generator)
                // Hidden views count across the axis of a stack with fill alignment. The computed positions ignore
                // them.
                if example.alignment == .fill { example.isHidden = example.isHidden.map { _ in false } }
                guard !example.shown.isEmpty else { continue }
                let (stack, _, _) = makeStack(stage)
                defer { stack.removeFromSuperview() }
                let views = example.sizes.map { WishView($0.width, $0.height) }
                example.apply(to: stack, views)
                stage.layOut()
                let natural = example.oracle.naturalSize
                let frame = CGRect(origin: .zero, size: natural)
                #expect(!differ(stack.frame, frame), "\(number): \(stack.frame), not \(frame), \(example)")
                let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                #expect(abs(fitting.width - natural.width) <= 0.5 && abs(fitting.height - natural.height) <= 0.5)
            }
        }

        /// Only the state matters, and not the earlier changes or their order.
        @Test(arguments: [71, 72, 73] as [UInt64])
        func aChangedStackIsLaidOutLikeANewOne(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let stage = LayoutStage()
            var state = StackCase(using: &generator)
            let (stack, width, height) = makeStack(stage)
            NSLayoutConstraint.activate([width, height])
            let views = state.sizes.map { WishView($0.width, $0.height) }
            for step in 0..<60 {
                for _ in 0..<Int.random(in: 1...3, using: &generator) { state.change(using: &generator) }
                (width.constant, height.constant) = (
                    CGFloat(Int.random(in: 100...250, using: &generator)),
                    CGFloat(Int.random(in: 100...250, using: &generator))
                )
                state.apply(to: stack, views)
                stage.view.layoutIfNeeded()

                let fresh = makeStack(stage)
                defer { fresh.stack.removeFromSuperview() }
                (fresh.width.constant, fresh.height.constant) = (width.constant, height.constant)
                let freshViews = state.sizes.map { WishView($0.width, $0.height) }
                state.apply(to: fresh.stack, freshViews)
                stage.layOut(fresh.width, fresh.height)
                let (changed, new) = (views.map(\.frame), freshViews.map(\.frame))
                guard changed == new else {
                    Issue.record("seed \(seed), \(step): \(changed)\nbut fresh \(new), \(state)")
                    return
                }
                #expect(stack.constraints.count == fresh.stack.constraints.count)
            }
        }

        @Test func everyOrderOfHidingAndShowingEndsTheSame() {
            let stage = LayoutStage()
            for distribution in UIStackView.Distribution.all {
                let views = (0..<3).map { WishView(20 + 10 * CGFloat($0), 10) }
                let (stack, width, height) = makeStack(stage)
                defer { stack.removeFromSuperview() }
                for view in views { stack.addArrangedSubview(view) }
                (stack.distribution, stack.spacing, width.constant) = (distribution, 6, 150)
                stage.layOut(width, height)
                let before = views.map(\.frame)
                for hiding in permutations(of: [0, 1, 2]) {
                    for showing in permutations(of: [0, 1, 2]) {
                        for index in hiding {
                            views[index].isHidden = true
                            stage.view.layoutIfNeeded()
                            #expect(views[index].frame.width == 0)
                        }
                        for index in showing {
                            views[index].isHidden = false
                            stage.view.layoutIfNeeded()
                        }
                        #expect(views.map(\.frame) == before, "\(distribution) \(hiding) \(showing)")
                    }
                }
            }
        }

        private func permutations(of items: [Int]) -> [[Int]] {
            guard items.count > 1 else { return [items] }
            return items.flatMap { first in
                permutations(of: items.filter { $0 != first }).map { [first] + $0 }
            }
        }

        @Test func aRowRunsFromRightToLeftWhereLinesDo() {
            let stage = LayoutStage()
            let (stack, width, height) = makeStack(stage)
            let views = [WishView(20, 10), WishView(30, 10)]
            for view in views { stack.addArrangedSubview(view) }
            stack.spacing = 10
            (width.constant, stack.distribution) = (100, .equalSpacing)
            stack.semanticContentAttribute = .forceRightToLeft
            stage.layOut(width, height)
            #expect(views.map(\.frame.minX) == [80, 0])
            stack.semanticContentAttribute = .forceLeftToRight
            stage.view.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [0, 70])
        }

        @Test func marginsAreKeptOnDemand() {
            let stage = LayoutStage()
            let (stack, width, height) = makeStack(stage)
            let view = WishView(20, 10)
            stack.addArrangedSubview(view)
            stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stage.layOut(width, height)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
            stack.isLayoutMarginsRelativeArrangement = true
            stage.view.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
            stack.layoutMargins.left = 10
            stage.view.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 10, y: 1, width: 86, height: 96))
            NSLayoutConstraint.deactivate([width, height])
            stage.view.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 34, height: 14))
        }

        @Test func stacksInStacksAddUp() {
            let stage = LayoutStage()
            let (column, _, _) = makeStack(stage)
            (column.axis, column.spacing, column.alignment) = (.vertical, 5, .leading)
            for row in 0..<3 {
                let cells = (0...row).map { WishView(10 + CGFloat($0), 20) }
                let line = UIStackView(arrangedSubviews: cells)
                line.spacing = 2
                column.addArrangedSubview(line)
            }
            stage.layOut()
            #expect(column.frame.size == CGSize(width: 10 + 11 + 12 + 2 * 2, height: 3 * 20 + 2 * 5))
            #expect(column.arrangedSubviews.map(\.frame.minY) == [0, 25, 50])
            #expect(column.arrangedSubviews.map(\.frame.width) == [10, 23, 37])
            column.arrangedSubviews[1].isHidden = true
            stage.view.layoutIfNeeded()
            #expect(column.frame.height == 45)
            #expect(column.arrangedSubviews[2].frame.minY == 25)
        }

        @Test func anotherIntrinsicSizeIsFollowed() {
            let stage = LayoutStage()
            let (stack, width, height) = makeStack(stage)
            let views = [WishView(20, 10), WishView(20, 10)]
            for view in views { stack.addArrangedSubview(view) }
            stage.layOut(width, height)
            #expect(views.map(\.frame.width) == [80, 20])
            views[1].wish.width = 50
            stage.view.layoutIfNeeded()
            #expect(views.map(\.frame.width) == [50, 50])
            stack.distribution = .fillProportionally
            views[0].wish.width = 150
            stage.view.layoutIfNeeded()
            #expect(views.map(\.frame.width) == [75, 25])
        }

        @Test func aStackAroundFollowsWhatIsDeepInside() {
            let stage = LayoutStage()
            let (row, width, height) = makeStack(stage)
            let cells = [WishView(20, 10), WishView(20, 10), WishView(40, 10)]
            let inner = UIStackView(arrangedSubviews: Array(cells[..<2]))
            inner.distribution = .fillEqually
            for view in [inner, cells[2]] { row.addArrangedSubview(view) }
            row.distribution = .fillProportionally
            stage.layOut(width, height)
            #expect(row.arrangedSubviews.map(\.frame.width) == [50, 50])
            for cell in cells[..<2] { cell.wish.width = 80 }
            stage.view.layoutIfNeeded()
            #expect(row.arrangedSubviews.map(\.frame.width) == [80, 20])
            cells[0].isHidden = true
            cells[1].wish.width = 40
            stage.view.layoutIfNeeded()
            #expect(row.arrangedSubviews.map(\.frame.width) == [50, 50])
        }

        /// The intrinsic sizes and priorities of controls are UIKit's.
        @Test func controlsHaveUIKitsSizesAndPriorities() {
            let stage = LayoutStage()
            let (column, _, _) = makeStack(stage)
            (column.axis, column.alignment) = (.vertical, .leading)
            let (label, button, picture) = (
                UILabel(), UIButton(type: .system), UIImageView(image: UIImage(systemName: "star"))
            )
            label.text = "Text"
            button.setTitle("Tap", for: .normal)
            let bar = UINavigationBar()
            for view in [label, button, picture, bar] {
                column.addArrangedSubview(view)
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
                    #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
                }
            }
            stage.layOut(bar.widthAnchor.constraint(equalToConstant: 200))
            #expect(label.frame.size == label.intrinsicContentSize)
            #expect(button.frame.size == button.intrinsicContentSize && button.frame.height > label.frame.height)
            let size = picture.intrinsicContentSize
            #expect(size == picture.image?.size)
            // Edges are rounded to pixels.
            #expect(abs(picture.frame.width - size.width) <= 0.5 && abs(picture.frame.height - size.height) <= 0.5)
            #expect(bar.frame.size == CGSize(width: 200, height: 54))
        }

        @Test func aRowAlignsTextByItsBaselines() throws {
            let stage = LayoutStage()
            let (stack, _, _) = makeStack(stage)
            let labels = [12, 30, 20].map { size in
                let label = UILabel()
                (label.text, label.font) = ("Text", .systemFont(ofSize: size))
                return label
            }
            for label in labels { stack.addArrangedSubview(label) }
            for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
                stack.alignment = alignment
                stage.layOut()
                let baselines = labels.map { $0.frame.minY + $0.baselines(in: $0.bounds.size).first }
                #expect(baselines.allSatisfy { abs($0 - baselines[0]) <= 0.5 }, "\(baselines)")
                #expect(labels.map(\.frame.minY).min() == 0 && Set(labels.map(\.frame.minY)).count == 3)
                #expect(labels.map(\.frame.maxY).max() == stack.bounds.height)
            }
        }

        @Test func aColumnMaySpaceBaselines() {
            let stage = LayoutStage()
            let (stack, _, _) = makeStack(stage)
            let labels = [12, 30].map { size in
                let label = UILabel()
                (label.text, label.font) = ("Text", .systemFont(ofSize: size))
                return label
            }
            for label in labels { stack.addArrangedSubview(label) }
            (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 40, true)
            stage.layOut()
            let upper = labels[0].frame.maxY - labels[0].baselines(in: labels[0].bounds.size).last
            let lower = labels[1].frame.minY + labels[1].baselines(in: labels[1].bounds.size).first
            #expect(abs(lower - upper - 40) <= 0.5)
        }

        @Test func textsThatWrapShareTheRowEqually() {
            let stage = LayoutStage()
            let (stack, width, _) = makeStack(stage)
            let labels = ["A text that is long enough for three lines or more", "Short"].map { text in
                let label = UILabel()
                (label.text, label.numberOfLines) = (text, 0)
                return label
            }
            for label in labels { stack.addArrangedSubview(label) }
            (stack.spacing, width.constant) = (20, 200)
            stage.layOut(width)
            #expect(labels.map(\.frame.width) == [90, 90])
            #expect(stack.frame.height == labels[0].sizeThatFits(CGSize(width: 90, height: 1000)).height)
            #expect(stack.frame.height > 50)
        }

        @Test func aStackOfNothingIsSmallAndHarmless() {
            let stage = LayoutStage()
            let (stack, _, _) = makeStack(stage)
            let views = [WishView(20, 10), WishView(20, 10)]
            for view in views { stack.addArrangedSubview(view) }
            for view in views { view.isHidden = true }
            stage.layOut()
            #expect(stack.frame.size == .zero)
            for view in views { view.removeFromSuperview() }
            stage.layOut()
            views[0].isHidden = false
            stack.addArrangedSubview(views[0])
            stage.layOut()
            #expect(stack.frame.size == CGSize(width: 20, height: 10))
        }

        @Test func aStackByFrameKeepsItsFrame() {
            let stage = LayoutStage()
            let stack = UIStackView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
            let views = [WishView(20, 10), WishView(30, 10)]
            for view in views { stack.addArrangedSubview(view) }
            stack.distribution = .fillEqually
            stage.view.addSubview(stack)
            stage.view.layoutIfNeeded()
            #expect(stack.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
            #expect(
                views.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 50, y: 0, width: 50, height: 40),
                ]
            )
            stack.frame.size.width = 60
            stage.view.layoutIfNeeded()
            #expect(views.map(\.frame.width) == [30, 30])
        }
    }
}
