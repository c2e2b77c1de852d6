import CompositionalLayout
import Foundation
import SeededRandom
import SlowComposition
import Testing

/// Tests random layouts against a slow solver in exact fractions. `UNFOLD_LAWS=n` makes n times as many.
struct CompositionGeometryLawTests {
    private func solution(
        _ section: SectionLayout,
        _ count: Int,
        _ configuration: CompositionConfiguration,
        _ container: CompositionContainer,
        measured: [Int: MeasuredSize] = [:]
    ) -> SlowSolver.Solution {
        CompositionLaw(section, configuration, container).solution(count, measured: measured)
    }

    /// Returns the first difference from the slow solution.
    private func flaw(
        _ geometry: CompositionGeometry,
        _ solution: SlowSolver.Solution,
        section: Int = 0,
        start: CGPoint = .zero
    ) -> String? {
        CompositionLaw.flaw(geometry, solution, section: section, start: start)
    }

    private func length(_ geometry: CompositionGeometry) -> CGFloat {
        geometry.configuration.scrollAxis.along(geometry.contentSize)
    }

    @Test(arguments: LawCount.seeds(1000))
    func framesAreThoseOfTheSlowSolver(seed: UInt64) {
        var random = RandomSection(seed: seed)
        let (section, count) = (random.section(), random.itemCount())
        let (configuration, container) = (random.configuration(), random.container())
        let geometry = CompositionGeometry([(section, count)], configuration: configuration, container: container)
        let solution = solution(section, count, configuration, container)
        #expect(flaw(geometry, solution) == nil)
        #expect(abs(length(geometry) - solution.length) < 1e-6)
    }

    /// A measured section keeps distances in units of 1/192 point, so that lengths which are no multiples are rounded.
    @Test(arguments: LawCount.seeds(300, from: 10_000))
    func reportedSizesAndChangesGiveTheFramesOfAFreshSolution(seed: UInt64) {
        var random = RandomSection(seed: seed)
        let section = random.section()
        var count = random.itemCount()
        let (configuration, container) = (random.configuration(), random.container())
        var geometry = CompositionGeometry([(section, count)], configuration: configuration, container: container)
        var measured: [Int: MeasuredSize] = [:]
        for step in 0..<12 {
            if random.below(4) == 0 {
                let first = random.below(count + 1)
                let (old, new) = (first..<first + random.below(count - first + 1), random.below(4))
                geometry.replaceItems(old, ofSection: 0, count: new)
                measured = measured.reduce(into: [:]) { moved, entry in
                    if entry.key < old.lowerBound { moved[entry.key] = entry.value }
                    if entry.key >= old.upperBound { moved[entry.key + new - old.count] = entry.value }
                }
                count += new - old.count
            } else if count > 0 {
                let item = random.below(count)
                let size = CGSize(width: random.length(), height: random.length())
                let element = LayoutElement.item(item, section: 0)
                geometry.setSize(size, of: element)
                // A size that an item has moves with it to a place where another axis is estimated.
                if geometry.isMeasured(element, along: .horizontal) {
                    measured[item, default: MeasuredSize()].width = size.width
                }
                if geometry.isMeasured(element, along: .vertical) {
                    measured[item, default: MeasuredSize()].height = size.height
                }
            }
            let solution = solution(section, count, configuration, container, measured: measured)
            let flaw = flaw(geometry, solution)
            #expect(flaw == nil, "step \(step)")
            #expect(abs(length(geometry) - solution.length) < 0.1, "step \(step)")
            if flaw != nil { return }
        }
    }

    @Test(arguments: LawCount.seeds(200, from: 20_000))
    func sectionsFollowEachOther(seed: UInt64) {
        var random = RandomSection(seed: seed)
        let sections = (0..<1 + random.below(6)).map { _ in (layout: random.section(), itemCount: random.itemCount()) }
        let (configuration, container) = (random.configuration(), random.container())
        let geometry = CompositionGeometry(sections, configuration: configuration, container: container)
        var start: CGFloat = 0
        for (index, section) in sections.enumerated() {
            let solution = solution(section.layout, section.itemCount, configuration, container)
            // Only whole pixels move the frames as a whole.
            let isWhole = (start * container.scale).truncatingRemainder(dividingBy: 1) == 0
            if isWhole {
                let distance = configuration.scrollAxis.point(along: start, across: 0)
                #expect(flaw(geometry, solution, section: index, start: distance) == nil)
            }
            start += solution.length + configuration.interSectionSpacing
        }
        #expect(abs(length(geometry) - start + configuration.interSectionSpacing) < 1e-6)
    }

    @Test(arguments: LawCount.seeds(300, from: 30_000))
    func elementsInARectangleAreThoseThatOverlapItWithTheirGroups(seed: UInt64) {
        var random = RandomSection(seed: seed)
        let (section, count) = (random.section(), random.itemCount())
        let (configuration, container) = (random.configuration(), random.container())
        let geometry = CompositionGeometry([(section, count)], configuration: configuration, container: container)
        let solution = solution(section, count, configuration, container)
        for _ in 0..<8 {
            let rect = CGRect(
                x: CGFloat(random.below(400)) - 20.125,
                y: CGFloat(random.below(400)) - 20.125,
                width: random.length() + 0.5,
                height: 4 * random.length() + 0.5
            )
            let found = geometry.elements(in: rect).map(\.element)
            let expected = solution.items.indices.filter {
                rect.overlaps(solution.items[$0]) && rect.overlaps(solution.groups[$0])
            }
            #expect(found == expected.map { .item($0, section: 0) })
        }
    }

    @Test(arguments: LawCount.seeds(300, from: 40_000))
    func supplementaryItemsAreNumberedInTheirOrder(seed: UInt64) {
        var random = RandomSection(seed: seed)
        random.hasSupplementaryItems = true
        let (section, count) = (random.section(), random.itemCount())
        let (configuration, container) = (random.configuration(), random.container())
        var geometry = CompositionGeometry([(section, count)], configuration: configuration, container: container)
        for _ in 0..<random.below(4) where count > 0 {
            let size = CGSize(width: random.length(), height: random.length())
            geometry.setSize(size, of: .item(random.below(count), section: 0))
        }
        var numbers: [String: [Int]] = [:]
        for placed in geometry.elements(in: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) {
            #expect(geometry.placement(of: placed.element) == placed)
            guard case .supplementary(let kind, let number, _) = placed.element else { continue }
            numbers[kind, default: []].append(number)
        }
        for (kind, numbers) in numbers {
            // Views without an area overlap nothing.
            #expect(Set(numbers).count == numbers.count)
            let next = (numbers.max() ?? 0) + 1
            let all = (0..<next).filter { geometry.placement(of: .supplementary(kind: kind, $0, section: 0)) != nil }
            #expect(all.count == next)
        }
    }
}

extension CGRect {
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }
}
