extension UISegmentedControl {
    /// The places of segments in a control. The raw values are Apple's.
    public enum Segment: Int, Sendable {
        /// Any segment.
        case any = 0
        /// The segment at the left, of several.
        case left = 1
        /// A segment between two others.
        case center = 2
        /// The segment at the right, of several.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}
