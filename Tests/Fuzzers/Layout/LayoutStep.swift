/// An operation on a view hierarchy. The numbers of views, guides and constraints are taken modulo
/// their count. View 0 is the container where that makes sense.
package enum LayoutStep: Codable, Sendable {
    case hierarchy(HierarchyStep)
    case view(Int, ViewStep)
    case label(Int, LabelStep)
    case stack(Int, StackStep)
    case tie(Int, TieStep)
    /// Sets the size of the container in points.
    case resize(width: Int, height: Int)
    case category(Int)
    case layOut(Int)
    /// Requests the fitting size of a view for a width.
    case fit(Int, width: Int)
    /// The duration in milliseconds.
    case advance(Int)
    /// Performs layout and compares.
    case compare
    /// Finishes all animations and compares.
    case settle
}

package enum HierarchyStep: Codable, Sendable {
    case add(Int, to: Int)
    case remove(Int)
    case bringToFront(Int)
    case sendToBack(Int)
    case arrange(Int, in: Int, at: Int)
    case stopArranging(Int)
    case moveGuide(Int, to: Int)
}

package enum ViewStep: Codable, Sendable {
    case hide(Bool, animated: Bool)
    case size(width: Int, height: Int)
    case hugging(isVertical: Bool, Int)
    case compression(isVertical: Bool, Int)
    case followsFrame(Bool)
    case frame(x: Int, y: Int, width: Int, height: Int)
    case mask(Int)
    case scroll(x: Int, y: Int)
    case margins(Int)
    case direction(Int)
    case spacingAfter(Int)
}

package enum LabelStep: Codable, Sendable {
    case text(Int)
    case lines(Int)
    case font(Int)
    case preferredWidth(Int)
    case alignment(Int)
}

package enum StackStep: Codable, Sendable {
    case axis(isVertical: Bool)
    case distribution(Int)
    case alignment(Int)
    case spacing(Int)
    case isMarginsRelative(Bool)
    case isBaselineRelative(Bool)
}

package enum TieStep: Codable, Sendable {
    case activate
    case deactivate
    case constant(Int)
    case priority(Int)
}
