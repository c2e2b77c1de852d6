import CompositionalLayout
import CoreGraphics
import Fuzzing
import SeededRandom
import SlowComposition

/// Reports sizes of items of a section of a compositional layout, and replaces items. After each change the frames are
/// those of a slow solver in exact fractions, and a rectangle has the elements that a look at all of them finds.
package final class CompositionFuzzer: Fuzzer {
    package static let name = "composition"
    package static let lengths = 0...8

    private let law: CompositionLaw
    private var geometry: CompositionGeometry
    private var count: Int
    private var measured: [Int: MeasuredSize] = [:]
    private var isChanged = false

    package private(set) var counts = ["layouts": 1]

    package static func drawSetup(using generator: inout SeededGenerator) -> UInt64 { generator.next() }

    package static func drawStep(using generator: inout SeededGenerator) -> CompositionStep {
        CompositionStep(using: &generator)
    }

    /// - Parameter seed: The seed of the section, the configuration and the container.
    package init(_ seed: UInt64) {
        var random = RandomSection(seed: seed)
        let section = random.section()
        count = random.itemCount()
        let (configuration, container) = (random.configuration(), random.container())
        law = CompositionLaw(section, configuration, container)
        geometry = CompositionGeometry([(section, count)], configuration: configuration, container: container)
    }

    // MARK: Steps

    package func perform(_ step: CompositionStep) {
        isChanged = true
        counts["layouts", default: 0] += 1
        switch step {
        case .report(let item, let width, let height):
            guard count > 0 else { return }
            report(item % count, CGSize(width: CGFloat(width) / 4, height: CGFloat(height) / 4))
        case .replace(let first, let old, let new):
            let first = first % (count + 1)
            replace(first..<min(count, first + old), by: new)
        }
    }

    private func report(_ item: Int, _ size: CGSize) {
        let element = LayoutElement.item(item, section: 0)
        geometry.setSize(size, of: element)
        // A size that an item has moves with it to a place where another axis is estimated.
        if geometry.isMeasured(element, along: .horizontal) { measured[item, default: .init()].width = size.width }
        if geometry.isMeasured(element, along: .vertical) { measured[item, default: .init()].height = size.height }
    }

    private func replace(_ items: Range<Int>, by new: Int) {
        geometry.replaceItems(items, ofSection: 0, count: new)
        measured = measured.reduce(into: [:]) { moved, entry in
            if entry.key < items.lowerBound { moved[entry.key] = entry.value }
            if entry.key >= items.upperBound { moved[entry.key + new - items.count] = entry.value }
        }
        count += new - items.count
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        let solution = law.solution(count, measured: measured)
        if let detail = CompositionLaw.flaw(geometry, solution) { return Flaw("frames", detail) }
        let length = law.configuration.scrollAxis.along(geometry.contentSize)
        // A measured section keeps distances in units of 1/192 point.
        guard abs(length - solution.length) < (isChanged ? 0.1 : 1e-6) else {
            return Flaw("length", "\(length), not \(solution.length)")
        }
        return nil
    }
}
