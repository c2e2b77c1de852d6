import CompositionalLayout
import Foundation
import SeededRandom

/// Makes descriptions of sections whose numbers are exact fractions.
package struct RandomSection {
    var random: SeededGenerator
    /// Whether items have supplementary items.
    package var hasSupplementaryItems = false

    package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }

    private mutating func isTrue(_ oneIn: Int) -> Bool { random.below(oneIn) == 0 }

    private static let fractions: [CGFloat] = [1, 1 / 2, 1 / 3, 1 / 4, 0.3, 0.4, 2 / 3]

    private mutating func dimension() -> LayoutDimension {
        switch random.below(8) {
        case 0...1: .fractionalWidth(pick(Self.fractions))
        case 2...3: .fractionalHeight(pick(Self.fractions))
        case 4...5: .absolute(pick([10, 20.25, 33, 44, 50.5, 100]))
        default: .estimated(pick([20, 44, 50.5]))
        }
    }

    private mutating func spacing() -> LayoutSpacing {
        switch random.below(4) {
        case 0: .fixed(pick([1, 4, 8.25]))
        case 1: .flexible(pick([0, 2, 4.5]))
        default: .none
        }
    }

    private mutating func insets(_ oneIn: Int) -> LayoutInsets {
        guard isTrue(oneIn) else { return .zero }
        return LayoutInsets(
            top: pick([0, 1, 2.5]),
            leading: pick([0, 3, 4.25]),
            bottom: pick([0, 1, 5]),
            trailing: pick([0, 2, 6])
        )
    }

    private mutating func item(depth: Int) -> ItemLayout {
        var item = ItemLayout(size: LayoutSize(width: dimension(), height: dimension()))
        item.contentInsets = insets(3)
        if isTrue(3) {
            item.edgeSpacing = LayoutEdgeSpacing(
                leading: spacing(),
                top: spacing(),
                trailing: spacing(),
                bottom: spacing()
            )
        }
        if hasSupplementaryItems, isTrue(2) { item.supplementaryItems = [supplementary("a"), supplementary("b")] }
        if depth > 0, isTrue(3) { item.content = .group(group(depth: depth)) }
        return item
    }

    private mutating func supplementary(_ kind: String) -> SupplementaryLayout {
        let edges: [LayoutEdges] = [[], .top, [.top, .trailing], [.bottom, .leading]]
        return SupplementaryLayout(
            kind: kind,
            size: LayoutSize(width: .absolute(pick([5, 30])), height: .fractionalHeight(0.25)),
            containerAnchor: LayoutAnchor(edges: pick(edges), offset: .fractional(CGPoint(x: 0.5, y: -0.25)))
        )
    }

    private mutating func group(depth: Int) -> GroupLayout {
        if isTrue(12) {
            let frames = (0...random.below(3)).map { index in
                CustomItemLayout(frame: CGRect(x: 10 * index - 5, y: 7 * index, width: 20, height: 15 + index))
            }
            return .custom { _ in frames }
        }
        let repetition: RunLayout.Repetition =
            switch random.below(5) {
            case 0: .dividing(1 + random.below(4))
            case 1: .repeating(1 + random.below(4))
            default: .filling
            }
        let subitems = (0...random.below(3)).map { _ in item(depth: depth - 1) }
        return .run(
            RunLayout(
                axis: isTrue(2) ? .horizontal : .vertical,
                subitems: subitems,
                repetition: repetition,
                interItemSpacing: spacing()
            )
        )
    }

    package mutating func section() -> SectionLayout {
        var group = item(depth: 0)
        group.content = .group(self.group(depth: 2))
        var section = SectionLayout(group: group)
        section.contentInsets = insets(2)
        section.interGroupSpacing = pick([0, 0, 3, 8.25])
        if isTrue(5) { section.orthogonalScrolling = .continuous }
        return section
    }

    package mutating func configuration() -> CompositionConfiguration {
        var configuration = CompositionConfiguration()
        configuration.scrollAxis = isTrue(2) ? .horizontal : .vertical
        configuration.interSectionSpacing = pick([0, 5])
        return configuration
    }

    package mutating func container() -> CompositionContainer {
        CompositionContainer(
            size: CGSize(width: pick([320, 301, 390]), height: pick([480, 667])),
            scale: pick([1, 2, 3])
        )
    }

    package mutating func itemCount() -> Int { pick([0, 1, 2, 5, 9, 17]) }

    package mutating func below(_ bound: Int) -> Int { random.below(bound) }

    package mutating func length() -> CGFloat { CGFloat(random.below(400)) / 4 }
}
