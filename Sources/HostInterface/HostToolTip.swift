import CoreGraphics

/// What the desktop says of the place where the pointer rests.
package struct HostToolTip: Equatable, Sendable {
    package var text: String
    /// Where it holds, in points of the content: the pointer may move in there, and the text stays.
    package var area: CGRect

    package init(text: String, area: CGRect) {
        self.text = text
        self.area = area
    }
}
