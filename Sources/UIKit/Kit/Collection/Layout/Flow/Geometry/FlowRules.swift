import CoreGraphics

/// The rules that all sections of a flow share.
struct FlowRules: Hashable, Sendable {
    /// The length of the section headers, and of the lines with their insets, in points.
    var length: CGFloat = 0
    /// The number of pixels in a point. Items begin at whole pixels (unverified).
    var scale: CGFloat = 1
    /// Whether the only item of a section is centered, as in a layout with estimated sizes (reported for iOS 10 in
    /// github.com/Instagram/IGListKit/issues/520). In other layouts it is at the start of the line.
    var centersOnlyItem = false

    /// The length by which the items of a line may be longer than the line, in points: the error of a client that
    /// divides a length by the number of items.
    static let tolerance: CGFloat = 1e-3

    func aligned(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded() / scale
    }
}
