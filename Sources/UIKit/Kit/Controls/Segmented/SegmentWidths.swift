import CoreGraphics

/// The widths of the segments of a control.
enum SegmentWidths {
    /// Returns the widths that fill a control, in the order of the segments.
    ///
    /// Widths that the client set stay. The other segments share the remaining width: equally, or in proportion to
    /// their contents.
    ///
    /// - Parameters:
    ///   - set: The widths that the client set; 0 for segments without one.
    ///   - natural: The widths of the contents with their padding.
    ///   - width: The width of the control.
    static func fill(_ set: [CGFloat], natural: [CGFloat], byContent: Bool, width: CGFloat) -> [CGFloat] {
        let flexible = set.indices.filter { set[$0] <= 0 }
        let remaining = max(0, width - set.reduce(0) { $0 + max($1, 0) })
        let total = flexible.reduce(0) { $0 + natural[$1] }
        return set.indices.map { index in
            guard set[index] <= 0 else { return set[index] }
            guard byContent, total > 0 else { return remaining / CGFloat(flexible.count) }
            return remaining * natural[index] / total
        }
    }

    /// Returns the width of a control in which all contents fit.
    static func natural(_ set: [CGFloat], natural: [CGFloat], byContent: Bool) -> CGFloat {
        let flexible = set.indices.filter { set[$0] <= 0 }
        let fixed = set.reduce(0) { $0 + max($1, 0) }
        let widest = flexible.map { natural[$0] }.max() ?? 0
        return fixed + (byContent ? flexible.reduce(0) { $0 + natural[$1] } : widest * CGFloat(flexible.count))
    }
}
