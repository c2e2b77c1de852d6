import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ViewCornersTests {
        private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        private let outer = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
        private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 160, height: 60))

        /// A view that uses the corner radius of another view in its layout.
        private final class Reader: UIView {
            var source: UIView?
            var radii: [CGFloat] = []

            override func layoutSubviews() {
                super.layoutSubviews()
                radii.append((source ?? self).effectiveRadius(corner: .bottomLeft))
            }
        }

        /// A concentric view 10 points from three edges of its container.
        init() {
            screen.window.addSubview(outer)
            outer.addSubview(inner)
            outer.cornerConfiguration = .corners(radius: 30)
            inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
        }

        private func radii(_ view: UIView) -> [CGFloat] {
            [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
        }

        @Test func aRadiusIsThatOfTheRoundestCorner() {
            #expect(radii(inner) == [20, 20, 2, 2])
            #expect(inner.effectiveRadius(corner: .allCorners) == 20)
            #expect(inner.effectiveRadius(corner: [.bottomLeft, .bottomRight]) == 2)
            #expect(inner.effectiveRadius(corner: []) == 0 && UIView().effectiveRadius(corner: .allCorners) == 0)
        }

        @Test func cornersFollowContainers() {
            outer.cornerConfiguration = .corners(radius: 50)
            #expect(inner.layer.cornerRadii == CornerRadii(topLeft: 30, topRight: 30, bottomLeft: 2, bottomRight: 2))
            outer.frame.size.height = 80
            #expect(radii(outer) == [40, 40, 40, 40] && inner.layer.cornerRadii == CornerRadii(30))
            inner.frame.origin.x += 5
            #expect(radii(inner) == [25, 30, 25, 30])
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            other.addSubview(inner)
            #expect(inner.layer.cornerRadii == CornerRadii(2), "there is no container")
        }

        /// A view without corners between them isn't the container, and an ancestor's corner radius is enough.
        @Test func theContainerIsTheNearestSuperviewWithCorners() {
            let between = UIView(frame: CGRect(x: 5, y: 5, width: 170, height: 170))
            outer.addSubview(between)
            inner.frame.origin = CGPoint(x: 5, y: 5)
            between.addSubview(inner)
            #expect(radii(inner) == [20, 20, 2, 2])
            between.layer.cornerRadius = 9
            #expect(radii(inner) == [4, 4, 2, 2])
            inner.setNeedsLayout()
            screen.settle()
            #expect(inner.layer.cornerRadii?.topLeft == 4)
        }

        @Test func constraintsMoveCorners() {
            inner.translatesAutoresizingMaskIntoConstraints = false
            let inset = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4)
            NSLayoutConstraint.activate([
                inset,
                inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4),
                inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -4),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
            ])
            screen.settle()
            #expect(inner.layer.cornerRadii == CornerRadii(26))
            inset.constant = 12
            screen.settle()
            #expect(radii(inner) == [18, 18, 26, 26] && inner.layer.cornerRadii?.topLeft == 18)
        }

        @Test func aConfigurationCanBeRemoved() {
            inner.layer.cornerRadius = 7
            inner.cornerConfiguration = UIView().cornerConfiguration
            #expect(inner.layer.cornerRadii == nil && inner.layer.cornerRadius == 7)
            #expect(radii(inner) == [0, 0, 0, 0])
        }

        // MARK: Animation

        /// In an animation, a capsule keeps its ends while it grows.
        @Test func cornersAnimateWithTheSize() throws {
            inner.cornerConfiguration = .capsule()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                inner.frame = CGRect(x: 10, y: 10, width: 160, height: 100)
            }
            #expect(radii(inner) == [50, 50, 50, 50])
            screen.advance(by: 0.5)
            let shown = try #require(inner.layer.presentation())
            #expect(abs((shown.cornerRadii?.topLeft ?? 0) - shown.bounds.height / 2) < 1e-6)
            #expect(abs(shown.bounds.height - 80) < 2)
            screen.settle()
            #expect(inner.layer.presentation()?.cornerRadii == CornerRadii(50))
        }

        @Test func configurationsAnimate() throws {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                outer.cornerConfiguration = .corners(radius: 60)
            }
            screen.advance(by: 0.5)
            let (around, inside) = (outer.layer.presentation()?.cornerRadii, inner.layer.presentation()?.cornerRadii)
            let (one, other) = (try #require(around).topLeft, try #require(inside).topLeft)
            #expect(abs(one - 45) < 1 && abs(one - other - (60 - 30)) < 16 && other > 20 && other < 30)
            screen.settle()
            #expect(inner.layer.presentation()?.cornerRadii == inner.layer.cornerRadii)
        }

        @Test func anInsertedViewHasItsCornersAtOnce() {
            let added = UIView(frame: CGRect(x: 4, y: 4, width: 100, height: 100))
            added.cornerConfiguration = .corners(radius: .containerConcentric())
            UIView.animate(withDuration: 1) { outer.addSubview(added) }
            #expect(added.layer.presentation()?.cornerRadii?.topLeft == 26)
        }

        // MARK: Layout

        @Test func aLayoutThatReadsARadiusIsRepeated() {
            let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            reader.source = inner
            screen.window.addSubview(reader)
            screen.settle()
            #expect(reader.radii == [2])
            inner.frame.origin.y = 110
            screen.settle()
            #expect(reader.radii == [2, 20])
            inner.frame.origin.x = 9
            outer.bounds.origin.x = -1
            screen.settle()
            let count = reader.radii.count
            reader.source = reader
            reader.setNeedsLayout()
            screen.settle()
            #expect(reader.radii.dropFirst(count) == [0])
            reader.cornerConfiguration = .capsule()
            screen.settle()
            #expect(reader.radii.last == 5)
        }

        // MARK: Drawing

        private func isWhite(_ x: Int, _ y: Int) -> Bool { screen.picture().cgImage?.pixel(x, y) == .white }

        @Test func cornersClipContents() {
            screen.window.backgroundColor = .black
            let child = UIView(frame: inner.bounds)
            child.backgroundColor = .white
            inner.addSubview(child)
            #expect(isWhite(20, 20))
            inner.clipsToBounds = true
            #expect(!isWhite(20, 20) && !isWhite(179, 20) && isWhite(22, 77) && isWhite(100, 20))
        }
    }
}
