/// The rules by which the views of a device behave as Apple's do where this UIKit is kinder.
///
/// Without any of them, tables keep what the user sees in place, and texts are uncovered and covered as rows change
/// their heights. Apps have none of them. A test turns them on one by one, by the public type of the same rules,
/// `PlatformConduct`, which describes them and names the evidence.
package struct SystemConduct: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let labelsSnap = SystemConduct(rawValue: 1 << 0)
    package static let labelsStretch = SystemConduct(rawValue: 1 << 1)
    package static let rowsOverflow = SystemConduct(rawValue: 1 << 2)
    package static let requiredRowHeights = SystemConduct(rawValue: 1 << 3)
    package static let layoutWaits = SystemConduct(rawValue: 1 << 4)
    package static let forgetsHeights = SystemConduct(rawValue: 1 << 5)
    package static let scrollsByEstimates = SystemConduct(rawValue: 1 << 6)
    package static let anchorsNothing = SystemConduct(rawValue: 1 << 7)
    package static let rowsEnterAtEstimates = SystemConduct(rawValue: 1 << 8)
    package static let tilesForFinalBounds = SystemConduct(rawValue: 1 << 9)
    package static let configuresInAnimations = SystemConduct(rawValue: 1 << 10)
    package static let firstLayoutAnimates = SystemConduct(rawValue: 1 << 11)
    package static let keepsCells = SystemConduct(rawValue: 1 << 12)
    package static let movesOffset = SystemConduct(rawValue: 1 << 13)
    package static let updatesIgnoreTouches = SystemConduct(rawValue: 1 << 14)

    /// Puts a flaw back: views that are pinned to the viewport are at their new places at once when an animation
    /// scrolls. No public rule has it, since reports about Apple's tables don't agree.
    package static let pinnedViewsJump = SystemConduct(rawValue: 1 << 15)
}
