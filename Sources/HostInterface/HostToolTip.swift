import CoreGraphics

/// A tool tip for the location where the pointer rests.
package struct HostToolTip: Equatable, Sendable {
    package var text: String
    /// The area in points of the content in which the pointer may move without hiding the tool tip.
    package var area: CGRect

    package init(text: String, area: CGRect) {
        self.text = text
        self.area = area
    }
}
