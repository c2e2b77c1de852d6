import CoreGraphics
import QuartzCore
import SeededRandom
import Testing

@testable import UIKit

struct CornerResolutionTests {
    private let size = CGSize(width: 100, height: 60)

    private func radii(_ configuration: UICornerConfiguration, _ container: CornerContainer? = nil) -> [CGFloat] {
        configuration.radii(in: size, container: container).list
    }

    /// A container with corners of 10, 20, 30 and 40 points, around a view with other distances from each edge.
    private let container = CornerContainer(
        radii: CornerRadii(topLeft: 10, topRight: 20, bottomLeft: 30, bottomRight: 40),
        insets: UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    )

    @Test func eachMethodRoundsItsCorners() {
        let (one, two, three): (UICornerRadius, UICornerRadius, UICornerRadius) = (1, 2.5, .fixed(3))
        #expect(radii(.corners(radius: one)) == [1, 1, 1, 1])
        #expect(radii(.uniformCorners(radius: one)) == [1, 1, 1, 1])
        #expect(radii(.uniformEdges(leftRadius: one, rightRadius: two)) == [1, 2.5, 1, 2.5])
        #expect(radii(.uniformEdges(topRadius: one, bottomRadius: two)) == [1, 1, 2.5, 2.5])
        #expect(radii(.uniformTopRadius(one, bottomLeftRadius: two, bottomRightRadius: three)) == [1, 1, 2.5, 3])
        #expect(radii(.uniformBottomRadius(one, topLeftRadius: two, topRightRadius: three)) == [2.5, 3, 1, 1])
        #expect(radii(.uniformLeftRadius(one, topRightRadius: two, bottomRightRadius: three)) == [1, 2.5, 1, 3])
        #expect(radii(.uniformRightRadius(one, topLeftRadius: two, bottomLeftRadius: three)) == [2.5, 1, 3, 1])
        #expect(radii(.uniformLeftRadius(one)) == [1, 0, 1, 0])
        let each = UICornerConfiguration.corners(
            topLeftRadius: one,
            topRightRadius: two,
            bottomLeftRadius: three,
            bottomRightRadius: nil
        )
        #expect(radii(each) == [1, 2.5, 3, 0])
    }

    /// A radius is less by the greater of the two distances of its corner: 4, 6, 5 and 6. It is 30 points at most.
    @Test func concentricRadiiAreThoseOfTheContainerLessTheDistance() {
        #expect(radii(.corners(radius: .containerConcentric()), container) == [6, 14, 25, 30])
        #expect(radii(.corners(radius: .containerConcentric(minimum: 9)), container) == [9, 14, 25, 30])
        #expect(radii(.corners(radius: .containerConcentric(minimum: 9))) == [9, 9, 9, 9])
        #expect(radii(.corners(radius: .containerConcentric())) == [0, 0, 0, 0])
    }

    @Test func uniformCornersHaveTheLargestOfTheirRadii() {
        let radius = UICornerRadius.containerConcentric()
        #expect(radii(.uniformCorners(radius: radius), container) == [30, 30, 30, 30])
        #expect(radii(.uniformTopRadius(radius), container) == [14, 14, 0, 0])
        #expect(radii(.uniformLeftRadius(radius, topRightRadius: radius), container) == [25, 14, 25, 0])
        #expect(radii(.uniformEdges(leftRadius: radius, rightRadius: 5), container) == [25, 5, 25, 5])
    }

    /// Where a view extends beyond its container, its radii are at most those of the container.
    @Test func aCornerOutsideIsNotRounder() {
        var outside = container
        outside.insets = UIEdgeInsets(top: -100, left: -100, bottom: 2, right: -100)
        #expect(radii(.corners(radius: .containerConcentric()), outside) == [10, 20, 28, 30])
    }

    @Test func equalConfigurationsHaveOneHash() {
        let radius = UICornerRadius.containerConcentric(minimum: 0)
        #expect(radius == .containerConcentric() && radius != .fixed(0) && UICornerRadius.fixed(2) == 2)
        let (one, other) = (UICornerConfiguration.capsule(), UICornerConfiguration.capsule(maximumRadius: nil))
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(UICornerConfiguration.capsule(maximumRadius: 4) == .corners(radius: 4))
        #expect(UICornerConfiguration.uniformCorners(radius: radius) != .corners(radius: radius))
    }

    /// No radius is negative or exceeds half of the shorter side, whatever the numbers are.
    @Test(arguments: LawCount.seeds(100)) func radiiFit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, -3, 0, .greatestFiniteMagnitude, 1e-300]
        func number() -> CGFloat {
            random.below(4) == 0 ? odd[random.below(odd.count)] : .random(in: -20...80, using: &random)
        }
        func radius() -> UICornerRadius {
            random.below(2) == 0 ? .fixed(Double(number())) : .containerConcentric(minimum: number())
        }
        let configurations: [UICornerConfiguration] = [
            .corners(radius: radius()), .uniformCorners(radius: radius()), .capsule(),
            .capsule(maximumRadius: Double(number())), .uniformLeftRadius(radius(), topRightRadius: radius()),
            .uniformEdges(topRadius: radius(), bottomRadius: radius()),
        ]
        let size = CGSize(width: number(), height: number())
        let container = CornerContainer(
            radii: CornerRadii(topLeft: number(), topRight: number(), bottomLeft: number(), bottomRight: number()),
            insets: UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        )
        for configuration in configurations {
            for radius in configuration.radii(in: size, container: container).list {
                #expect(radius >= 0 && radius.isFinite, "\(configuration) \(size) \(container)")
                let half = min(size.width, size.height) / 2
                if half.isFinite { #expect(radius <= max(half, 0), "\(configuration) \(size) \(container)") }
            }
        }
    }
}

extension CornerRadii {
    fileprivate var list: [CGFloat] { [topLeft, topRight, bottomLeft, bottomRight] }
}
