import CoreGraphics

/// Decides how many groups of the center fit into a bar.
enum CenterFit {
    /// Returns how many groups fit, from the first one.
    ///
    /// - Parameters:
    ///   - widths: The widths of the groups in points.
    ///   - button: The width of the button for the others, which takes room if there are any.
    ///   - hasButton: Whether there is one in any case, which has its room already.
    static func count(of widths: [CGFloat], in room: CGFloat, button: CGFloat, hasButton: Bool) -> Int {
        func fitting(_ room: CGFloat) -> Int {
            var total: CGFloat = 0
            return widths.prefix { width in
                total += width
                return total <= room
            }.count
        }
        let count = fitting(room)
        return count == widths.count || hasButton ? count : fitting(room - button)
    }
}
