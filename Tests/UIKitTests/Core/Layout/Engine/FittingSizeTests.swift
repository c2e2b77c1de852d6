import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct FittingSizeTests {
        /// Returns a view with two labels, one above the other.
        private func makeCard(_ text: String) -> (card: UIView, title: UILabel, body: UILabel) {
            let (card, title, body) = (UIView(), UILabel(), UILabel())
            title.text = "Title"
            body.text = text
            body.numberOfLines = 0
            for label in [title, body] {
                label.translatesAutoresizingMaskIntoConstraints = false
                card.addSubview(label)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                body.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            ])
            return (card, title, body)
        }

        @Test(arguments: [100, 180, 250, 333.5] as [CGFloat])
        func textOfSeveralLinesGivesTheHeight(width: CGFloat) {
            _ = LayoutStage()
            let text = "A row that unfolds shows what was hidden in it, for as long as somebody wants to read it."
            let (card, title, body) = makeCard(text)
            let target = CGSize(width: width, height: 0)
            let size = card.systemLayoutSizeFitting(
                target,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            let inside = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
            let expected = 20 + title.sizeThatFits(inside).height + body.sizeThatFits(inside).height
            #expect(size == CGSize(width: width, height: expected))
            // The layout equals the measurement.
            card.frame.size = size
            card.layoutIfNeeded()
            #expect(body.frame.maxY == size.height - 8 && title.frame.minY == 8)
            #expect(body.frame.height == body.sizeThatFits(inside).height && !body.isTruncated)
            #expect(
                card.systemLayoutSizeFitting(
                    target,
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ) == size
            )
        }

        @Test func compressedAndExpanded() {
            _ = LayoutStage()
            let card = UIView()
            let box = WishView(50, 20)
            box.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(box)
            NSLayoutConstraint.activate(box.pins(to: card, inset: 5))
            #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 30))
            #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 60, height: 30))
            box.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
            #expect(card.systemLayoutSizeFitting(CGSize(width: 90, height: 90)) == CGSize(width: 90, height: 30))
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
            #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 80, height: 30))
        }

        /// The greatest finite numbers mean that there is no limit.
        @Test func unboundedTargetsAndConstants() {
            _ = LayoutStage()
            let (card, title, body) = makeCard("Some text that is long enough for two lines or three of them")
            let fitting = CGFloat.greatestFiniteMagnitude
            let size = card.systemLayoutSizeFitting(
                CGSize(width: 200, height: fitting),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            let inside = CGSize(width: 168, height: fitting)
            let expected = 20 + title.sizeThatFits(inside).height + body.sizeThatFits(inside).height
            #expect(size == CGSize(width: 200, height: expected))
            title.heightAnchor.constraint(lessThanOrEqualToConstant: fitting).isActive = true
            #expect(card.systemLayoutSizeFitting(.zero).height > 0)
        }

        @Test func leavesTheLayoutAsItWas() {
            let stage = LayoutStage()
            let box = stage.add(WishView(50, 20))
            NSLayoutConstraint.activate(box.pins(to: stage.view, inset: 5))
            stage.view.layoutIfNeeded()
            let frame = box.frame
            #expect(stage.view.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 30))
            #expect(box.frame == frame)
            stage.view.setNeedsLayout()
            stage.view.layoutIfNeeded()
            #expect(box.frame == frame)
            box.wish = CGSize(width: 51, height: 21)
            #expect(stage.view.systemLayoutSizeFitting(.zero) == CGSize(width: 61, height: 31))
        }

        @Test func aRootGoesBackToItsOwnSize() {
            _ = LayoutStage()
            let (card, title, body) = makeCard("Some text that is long enough for two lines or three of them")
            card.frame.size = CGSize(width: 300, height: 200)
            card.layoutIfNeeded()
            let frames = [title.frame, body.frame]
            #expect(card.systemLayoutSizeFitting(CGSize(width: 120, height: 0)).height > 0)
            card.setNeedsLayout()
            card.layoutIfNeeded()
            #expect([title.frame, body.frame] == frames)
        }

        /// A view fits its own contents, whatever constraints its superview has.
        @Test func theSuperviewsConstraintsDoNotCount() {
            let stage = LayoutStage()
            let (outer, box) = (stage.add(UIView()), WishView(50, 20))
            stage.add(box, to: outer)
            NSLayoutConstraint.activate(
                outer.pins(to: stage.view) + box.pins(to: outer, inset: 5)
            )
            #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 30))
            stage.view.layoutIfNeeded()
            #expect(outer.frame == stage.view.bounds && box.frame == CGRect(x: 5, y: 5, width: 290, height: 390))
            #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 30))
            stage.view.frame.size.width = 200
            stage.view.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 5, y: 5, width: 190, height: 390))
        }

        @Test func withoutConstraintsTheContentsCount() {
            _ = LayoutStage()
            #expect(WishView(30, 40).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            #expect(plain.systemLayoutSizeFitting(.zero) == CGSize(width: 9, height: 9))
            plain.translatesAutoresizingMaskIntoConstraints = false
            #expect(plain.systemLayoutSizeFitting(.zero) == .zero)
            #expect(
                WishView(30.2, -1).systemLayoutSizeFitting(CGSize(width: 10, height: 12))
                    == CGSize(width: 30.5, height: 12)
            )
        }

        @Test func theContentOfACellIsLaidOutApart() {
            let stage = LayoutStage()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            stage.view.addSubview(cell)
            let box = stage.add(WishView(10, 30), to: cell.contentView)
            NSLayoutConstraint.activate(box.pins(to: cell.contentView, inset: 3))
            let size = cell.contentView.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(size == CGSize(width: 200, height: 36))
            #expect(cell.contentView.layoutRecord?.engine != nil && stage.screen.window.layoutRecord?.engine == nil)
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            stage.screen.settle()
            #expect(box.frame == cell.contentView.bounds.insetBy(dx: 3, dy: 3))
        }

        /// Views inside a cell's content view determine its size even through constraints to the cell itself.
        @Test func constraintsReachOutOfACellsContent() {
            let stage = LayoutStage()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
            stage.view.addSubview(cell)
            stage.screen.settle()
            let box = stage.add(WishView(10, 30), to: cell.contentView)
            NSLayoutConstraint.activate(box.pins(to: cell, inset: 3))
            let size = cell.contentView.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(size == CGSize(width: 200, height: 36))
            stage.screen.settle()
            #expect(box.frame == CGRect(x: 3, y: 3, width: 194, height: 44))
            cell.removeFromSuperview()
            #expect(cell.constraints.count == 4)
        }
    }
}
