import CoreGraphics
import Foundation
import TextLayout

/// The values of a text tab.
struct TabValues: Hashable, Sendable {
    let alignment: NSTextAlignment
    let location: CGFloat
    let terminators: CharacterSet?

    /// The default tab stops: twelve, 28 points apart.
    static let initial = (1...12).map {
        TabValues(alignment: .left, location: CGFloat($0) * TabStops.defaultInterval, terminators: nil)
    }

    var stop: TabStops.Stop {
        let place: TabStops.Alignment =
            switch alignment {
            case .left, .natural, .justified: .leading
            case .center: .center
            case .right: .trailing
            }
        return TabStops.Stop(location: location, alignment: place, terminators: terminators)
    }
}
