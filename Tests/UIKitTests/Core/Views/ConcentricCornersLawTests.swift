import CoreGraphics
import QuartzCore
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// After each of some random changes, the corners of all views are those of a slow model.
    @Suite @MainActor struct ConcentricCornersLawTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 300))

        /// A node of the model: a view by its numbers.
        @MainActor private struct Model {
            let view: UIView

            var place: CGRect {
                let (center, bounds, anchor) = (view.center, view.bounds, view.anchorPoint)
                return CGRect(
                    x: center.x - bounds.width * anchor.x,
                    y: center.y - bounds.height * anchor.y,
                    width: bounds.width,
                    height: bounds.height
                )
            }

            /// The rectangle of the view in a superview at any distance.
            func place(in outer: UIView) -> CGRect {
                var (rect, next) = (place, view.superview)
                while let step = next, step !== outer {
                    let frame = Model(view: step).place
                    rect.origin.x += frame.minX - step.bounds.minX
                    rect.origin.y += frame.minY - step.bounds.minY
                    next = step.superview
                }
                return rect
            }

            /// The radii row by row, or `nil` without a configuration.
            var radii: [CGFloat]? {
                let configuration = view.cornerConfiguration
                guard configuration.isSpecified else { return nil }
                var container = view.superview
                while let next = container, !next.cornerConfiguration.isSpecified, next.layer.cornerRadius <= 0 {
                    container = next.superview
                }
                let half = max(min(view.bounds.width, view.bounds.height) / 2, 0)
                var radii: [CGFloat] = []
                for (index, rule) in configuration.rules.enumerated() {
                    switch rule?.rule {
                    case .fixed(let radius): radii.append(CGFloat(radius))
                    case .capsule: radii.append(half)
                    case nil: radii.append(0)
                    case .concentric(let minimum):
                        guard let container else {
                            radii.append(minimum)
                            continue
                        }
                        let (inner, outer) = (place(in: container), container.bounds)
                        let aside = index % 2 == 0 ? inner.minX - outer.minX : outer.maxX - inner.maxX
                        let above = index < 2 ? inner.minY - outer.minY : outer.maxY - inner.maxY
                        let room = min(outer.width, outer.height) / 2
                        let around =
                            Model(view: container).radii?[index] ?? min(container.layer.cornerRadius, room)
                        radii.append(max(minimum, around - max(aside, above, 0)))
                    }
                }
                if configuration.uniformity == .all { radii = radii.map { _ in radii.max() ?? 0 } }
                return radii.map { min(max($0, 0), half) }
            }
        }

        private func rect(_ random: inout SeededGenerator) -> CGRect {
            CGRect(
                x: CGFloat(random.below(41) - 10),
                y: CGFloat(random.below(41) - 10),
                width: CGFloat(random.below(200)),
                height: CGFloat(random.below(200))
            )
        }

        private func configuration(_ random: inout SeededGenerator) -> UICornerConfiguration {
            let concentric = UICornerRadius.containerConcentric(minimum: CGFloat(random.below(8)))
            switch random.below(6) {
            case 0: return .corners(radius: .fixed(Double(random.below(60))))
            case 1: return .capsule()
            case 2: return .uniformCorners(radius: concentric)
            case 3: return UIView().cornerConfiguration
            default: return .corners(radius: concentric)
            }
        }

        @Test(arguments: LawCount.seeds(20)) func cornersFollowAllChanges(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let views = (0..<6).map { _ in UIView() }
            for step in 0..<60 {
                let view = views[random.below(views.count)]
                switch random.below(9) {
                case 0:
                    let parent = views[random.below(views.count)]
                    if !parent.isDescendant(of: view) { parent.addSubview(view) }
                case 1: screen.window.addSubview(view)
                case 2: view.removeFromSuperview()
                case 3: view.bounds.origin = CGPoint(x: random.below(20), y: random.below(20))
                case 4: view.center = CGPoint(x: random.below(150), y: random.below(150))
                case 5: view.anchorPoint = CGPoint(x: CGFloat(random.below(3)) / 2, y: 0.5)
                case 6: view.frame = rect(&random)
                // Transforms count as if there were none.
                case 7: view.transform = CGAffineTransform(scaleX: 1.5, y: random.below(2) == 0 ? 2 : 1)
                default: view.cornerConfiguration = configuration(&random)
                }
                for view in views where view.window != nil {
                    let shown = view.layer.cornerRadii.map {
                        [$0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight]
                    }
                    let expected = Model(view: view).radii
                    let isSame = zip(shown ?? [], expected ?? []).allSatisfy { abs($0 - $1) < 1e-9 }
                    #expect(isSame && shown?.count == expected?.count, "step \(step): \(view)")
                }
            }
        }
    }
}
