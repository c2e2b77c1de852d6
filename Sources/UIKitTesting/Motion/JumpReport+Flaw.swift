import CoreGraphics
import Foundation

extension JumpReport {
    /// Something in the contents of a row that an eye stumbles over.
    ///
    /// What moves, fades or shrinks evenly from frame to frame isn't a flaw, and neither is what the row takes along or
    /// covers as it unfolds.
    ///
    /// ```swift
    /// for flaw in report.flaws where flaw.kind == .vanishes {
    ///     print("\(flaw.amount) points of \(flaw.content) in \(flaw.part) are gone at \(flaw.time) s")
    /// }
    /// ```
    public struct Flaw: Equatable, Sendable {
        /// The part of the table in which the flaw is.
        public let part: Part
        /// The text of the label, field or text view, or the name of the class of another view. It is empty if the flaw
        /// is the row's own.
        public let content: String
        /// The kind of the flaw.
        public let kind: Kind
        /// The size of the flaw: the height that vanishes or overlaps, or the distance, in points, or the difference in
        /// scale.
        public let amount: CGFloat
        /// The virtual time of the flaw, in seconds.
        public let time: TimeInterval

        /// The kind of a flaw.
        ///
        /// ```swift
        /// let kinds: Set<JumpReport.Flaw.Kind> = [.vanishes, .isScaled, .leaps, .overlaps, .isUnsettled]
        /// #expect(kinds.isDisjoint(with: report.flaws.map(\.kind)))
        /// ```
        public struct Kind: Hashable, Sendable {
            private let name: String

            /// A content is gone from one frame to the next, or most of it is, with nothing in its place.
            public static let vanishes = Kind(name: "vanishes")
            /// A text, an image or a control grows from a smaller size, or is squeezed.
            public static let isScaled = Kind(name: "is scaled")
            /// A content leaves its place in its row by more than half a line from one frame to the next.
            public static let leaps = Kind(name: "leaps")
            /// A text lies over another text of its row, which it doesn't do at rest.
            public static let overlaps = Kind(name: "overlaps")
            /// A row of a table that has just appeared, or a content of it, isn't where it comes to rest.
            public static let isUnsettled = Kind(name: "is unsettled")
        }
    }

    /// A Boolean value that indicates whether nothing jumped by a hundredth of a point and no content has a flaw.
    ///
    /// ```swift
    /// #expect(report.isSmooth, "\(report)")
    /// ```
    public var isSmooth: Bool { largest < 0.01 && flaws.isEmpty }
}

extension JumpReport.Flaw: CustomStringConvertible {
    public var description: String {
        let what = content.isEmpty ? "\(part)" : "“\(content.prefix(40))” in \(part)"
        return "At \(CGFloat(time).short) s \(what) \(kind), by \(amount.short)"
    }
}

extension JumpReport.Flaw.Kind: CustomStringConvertible {
    public var description: String { name }
}
