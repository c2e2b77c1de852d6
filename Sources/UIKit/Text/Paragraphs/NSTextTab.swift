import CoreGraphics
import Foundation

/// A place in a line at which the text behind a tab character is set.
open class NSTextTab: NSObject, NSCopying {
    private let mark = FoundationMark()
    let values: TabValues

    /// What there is to say about a tab besides its place. The raw values are UIKit's.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`: what is aligned ends in front of the first of these characters, if there is one.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// A tab at a place in points from the paragraph's leading edge. A location that is not finite is never reached.
    ///
    /// Text begins there (`.left`, `.natural`), has its middle there or ends there (`.right`). In text from right to left
    /// sides are mirrored, which is unverified.
    public init(
        textAlignment alignment: NSTextAlignment,
        location loc: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        values = TabValues(
            alignment: alignment,
            location: loc,
            terminators: options[.columnTerminators] as? CharacterSet
        )
    }

    init(values: TabValues) {
        self.values = values
    }

    /// The decimal separator of a locale, to align numbers by with a `.right` tab. Without one: that of the current
    /// locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The side of the text that stands at the location.
    open var alignment: NSTextAlignment { values.alignment }
    /// Points from the paragraph's leading edge.
    open var location: CGFloat { values.location }
    /// What the tab was made with, of what has a meaning.
    open var options: [NSTextTab.OptionKey: Any] {
        values.terminators.map { [.columnTerminators: $0] } ?? [:]
    }

    /// The tab itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab)?.values == values
    }

    open override var hash: Int { values.hashValue }
}
