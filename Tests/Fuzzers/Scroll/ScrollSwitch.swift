import SeededRandom
import UIKit

/// A Boolean property of a scroll view.
package enum ScrollSwitch: String, Codable, CaseIterable, Sendable {
    case paging, bouncesHorizontally, bouncesVertically, alwaysBounceHorizontal, alwaysBounceVertical, bouncesZoom,
        scrollEnabled, directionalLock

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }

    @MainActor func toggle(in view: UIScrollView) {
        switch self {
        case .paging: view.isPagingEnabled.toggle()
        case .bouncesHorizontally: view.bouncesHorizontally.toggle()
        case .bouncesVertically: view.bouncesVertically.toggle()
        case .alwaysBounceHorizontal: view.alwaysBounceHorizontal.toggle()
        case .alwaysBounceVertical: view.alwaysBounceVertical.toggle()
        case .bouncesZoom: view.bouncesZoom.toggle()
        case .scrollEnabled: view.isScrollEnabled.toggle()
        case .directionalLock: view.isDirectionalLockEnabled.toggle()
        }
    }
}
