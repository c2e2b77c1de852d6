import CompositionalLayout
import Foundation

/// The law that a section has the frames of the slow solution.
package struct CompositionLaw {
    package var section: SectionLayout
    package var configuration: CompositionConfiguration
    package var container: CompositionContainer

    package init(_ section: SectionLayout, _ configuration: CompositionConfiguration, _ container: CompositionContainer)
    {
        (self.section, self.configuration, self.container) = (section, configuration, container)
    }

    package func solution(_ count: Int, measured: [Int: MeasuredSize] = [:]) -> SlowSolver.Solution {
        var solver = SlowSolver(
            scale: Int(container.scale),
            axis: configuration.scrollAxis,
            container: container.size,
            itemCount: count,
            measured: measured
        )
        return solver.solve(section)
    }

    private static func difference(_ left: CGRect?, _ right: CGRect?) -> CGFloat {
        guard let left, let right else { return left == nil && right == nil ? 0 : .infinity }
        return max(
            abs(left.minX - right.minX),
            abs(left.minY - right.minY),
            abs(left.width - right.width),
            abs(left.height - right.height)
        )
    }

    /// Returns the first difference of a section's frames from the slow solution.
    ///
    /// - Parameters:
    ///   - section: The number of the section in the geometry.
    ///   - start: Where the section begins.
    package static func flaw(
        _ geometry: CompositionGeometry,
        _ solution: SlowSolver.Solution,
        section: Int = 0,
        start: CGPoint = .zero
    ) -> String? {
        for (item, expected) in solution.items.enumerated() {
            let frame = geometry.placement(of: .item(item, section: section))?.frame
            if difference(frame, expected.offsetBy(dx: start.x, dy: start.y)) > 1e-6 {
                return "item \(item): \(String(describing: frame)), not \(expected)"
            }
        }
        if geometry.placement(of: .item(solution.items.count, section: section)) != nil { return "an item too many" }
        return nil
    }
}
