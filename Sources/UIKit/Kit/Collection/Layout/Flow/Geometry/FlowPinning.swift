import CoreGraphics

/// The headers and footers of a flow that stay at the edge of what is visible while their section is there.
struct FlowPinning: Hashable, Sendable {
    var pinsHeaders = false
    var pinsFooters = false
    /// The visible offsets, without what bars cover.
    var visible: ClosedRange<CGFloat> = 0...0

    /// The position of such headers and footers in front of items, as reported by messages of UIKit.
    static let zIndex = 10

    var isEmpty: Bool { !pinsHeaders && !pinsFooters }

    /// Returns the frame of a header: at its place, or at the start of what is visible if that is later, but not beyond
    /// the footer of its section (unverified).
    ///
    /// - Parameter footer: The start of the footer, or of the next section.
    func header(_ header: FlowFrame, before footer: CGFloat) -> FlowFrame {
        guard pinsHeaders else { return header }
        let latest = max(footer - header.size.depth, header.offset)
        return header.moved(by: min(max(visible.lowerBound, header.offset), latest) - header.offset)
    }

    /// Returns the frame of a footer: at its place, or at the end of what is visible if that is earlier, but not before
    /// the header of its section (unverified).
    ///
    /// - Parameter header: The end of the header, or the start of the section.
    func footer(_ footer: FlowFrame, after header: CGFloat) -> FlowFrame {
        guard pinsFooters else { return footer }
        let earliest = min(header, footer.offset)
        let proposed = min(visible.upperBound - footer.size.depth, footer.offset)
        return footer.moved(by: max(proposed, earliest) - footer.offset)
    }
}
