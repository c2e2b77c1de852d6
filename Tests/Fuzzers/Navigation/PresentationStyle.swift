import SeededRandom
import UIKit

/// A style of a presentation.
package enum PresentationStyle: String, Codable, CaseIterable, Sendable {
    case automatic, fullScreen, overFullScreen, pageSheet, formSheet, currentContext, overCurrentContext, popover

    init(using generator: inout SeededGenerator) {
        self = generator.below(3) == 0 ? .fullScreen : Self.allCases[generator.below(Self.allCases.count)]
    }

    var style: UIModalPresentationStyle {
        switch self {
        case .automatic: .automatic
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        }
    }
}
