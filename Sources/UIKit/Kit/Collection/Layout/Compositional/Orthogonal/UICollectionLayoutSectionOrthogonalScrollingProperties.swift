import CoreGraphics
import Foundation

/// How a section scrolls across the content.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// How fast a released section slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The rate of a scroll view, or a negative number.
        public let rawValue: CGFloat

        /// Creates a rate like those of scroll views.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of the section's behavior: fast for those with pages or boundaries of groups.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The rate of scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// The rate of scroll views with pages.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Whether a section can be pulled over its ends. The raw values are Apple's.
    public enum Bounce: Int, Sendable {
        /// If the groups don't fit.
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// How fast a released section slows down. The default is `.automatic`.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether the section can be pulled over its ends. The default is `.automatic`.
    open var bounce = Bounce.automatic

    override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
            return other.decelerationRate == decelerationRate && other.bounce == bounce
        }
    }

    open override var hash: Int { 0 }
}
