import SeededRandom
import UIKit

/// The animation block around an update.
package enum TableSurrounding: String, Codable, CaseIterable, Sendable {
    case nothing, withoutAnimation, shortBlock, spring

    init(using generator: inout SeededGenerator) {
        self = generator.below(2) == 0 ? .nothing : Self.allCases[generator.below(Self.allCases.count)]
    }

    @MainActor func run(_ changes: @escaping () -> Void) {
        switch self {
        case .nothing: changes()
        case .withoutAnimation: UIView.performWithoutAnimation(changes)
        case .shortBlock: UIView.animate(withDuration: 0.1, animations: changes)
        case .spring:
            UIView.animate(
                withDuration: 0.7,
                delay: 0,
                usingSpringWithDamping: 0.6,
                initialSpringVelocity: 1,
                animations: changes
            )
        }
    }
}
