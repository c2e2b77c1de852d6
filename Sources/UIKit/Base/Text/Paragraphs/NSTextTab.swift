import CoreGraphics
import Foundation

/// A tab stop: a position in a line to which a tab character advances.
open class NSTextTab: NSObject, NSCopying {
    private let mark = FoundationMark()
    let values: TabValues

    /// An option of a tab stop. The raw values are UIKit's.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates the key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`. The aligned text ends before the first of these characters, if there is one.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Creates a tab stop at a distance in points from the paragraph's leading edge. A location that is not finite
    /// is never reached.
    ///
    /// The text starts there (`.left`, `.natural`), is centered there or ends there (`.right`). In right-to-left
    /// text the sides are mirrored (unverified).
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

    /// Returns the decimal separator of a locale, for aligning numbers with a `.right` tab stop. The default is the
    /// current locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The alignment of the text at the location.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance in points from the paragraph's leading edge.
    open var location: CGFloat { values.location }
    /// The supported options with which the tab stop was created.
    open var options: [NSTextTab.OptionKey: Any] {
        values.terminators.map { [.columnTerminators: $0] } ?? [:]
    }

    /// Returns the receiver, since a tab stop is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both tab stops have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab)?.values == values
    }

    open override var hash: Int { values.hashValue }
}
