import CoreGraphics

/// The elements of the screen as assistive technology finds them, in the order in which they are read.
///
/// What is hidden, transparent or cut off entirely is left out, and what is beside a modal view. Costs what the screen
/// shows; nothing is kept.
@MainActor
package enum AccessibilityTree {
    /// The elements of windows, given from back to front.
    package static func items(in windows: [UIWindow]) -> [AccessibilityItem] {
        found(among: windows, within: .infinite).flatMap { $0 }
    }

    /// The elements of a view and of what is in it, as far as they are in a rectangle of the screen.
    static func items(of view: UIView, within clip: CGRect) -> [AccessibilityItem] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        let frame = view.layer.convert(view.bounds, to: nil)
        let clip = view.clipsToBounds || view is UIWindow ? clip.intersection(frame) : clip
        guard !clip.isNull else { return [] }
        guard view.isAccessibilityElement else { return contents(of: view, within: clip) }
        guard let own = item(view, within: clip) else { return [] }
        return view.sumsUpContents ? [own] + contents(of: view, within: clip).filter(\.isOperated) : [own]
    }

    /// The elements in a view, in the order of its choice, or else in that of the places where they are seen.
    static func contents(of view: UIView, within clip: CGRect) -> [AccessibilityItem] {
        if let elements = view.accessibilityElements {
            return elements.flatMap { element in
                if let inner = element as? UIView { return items(of: inner, within: clip) }
                guard let inner = element as? UIResponder, inner.isAccessibilityElement else { return [] }
                return item(inner, within: clip).map { [$0] } ?? []
            }
        }
        if let table = view as? UITableView { return found(among: table.viewsToRead, within: clip).flatMap { $0 } }
        let groups = found(among: view.children, within: clip).filter { !$0.isEmpty }
        let boxes = groups.map { $0.dropFirst().reduce($0[0].frame) { $0.union($1.frame) } }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: boxes, rightToLeft: isRightToLeft).flatMap { groups[$0] }
    }

    /// The elements of views beside each other, from back to front: of the front-most modal one only, if there is one.
    private static func found(among views: [UIView], within clip: CGRect) -> [[AccessibilityItem]] {
        let modal = views.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }
        return (modal.map { [$0] } ?? views).map { items(of: $0, within: clip) }
    }

    private static func item(_ object: UIResponder, within clip: CGRect) -> AccessibilityItem? {
        let frame = object.accessibilityFrame.intersection(clip)
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
        return AccessibilityItem(object, frame: frame)
    }
}

extension UIView {
    /// Whether the view is an element for the texts inside it, and not for what a person operates there.
    fileprivate var sumsUpContents: Bool {
        rare?.accessibility.isElement == nil && accessibilityDefaults.sumsUpContents
    }
}

extension UITableView {
    /// The views of the rows and sections on the screen, from the first to the last, wherever headers stick.
    fileprivate var viewsToRead: [UIView] {
        let sections = Set(cells.rows.keys.map(\.section)).union(cells.sectionViews.keys.map(\.section)).sorted()
        let rows = Dictionary(grouping: cells.rows.sorted { $0.key < $1.key }, by: \.key.section)
        let inSections = sections.flatMap { section -> [UIView] in
            let header = cells.sectionViews[SectionPart(edge: .header, section: section)]
            let footer = cells.sectionViews[SectionPart(edge: .footer, section: section)]
            return [header].compactMap { $0 } + (rows[section] ?? []).map(\.value) + [footer].compactMap { $0 }
        }
        let own =
            [backgroundView, tableHeaderView].compactMap { $0 } + inSections + [tableFooterView].compactMap { $0 }
        return own.filter { $0.superview === self }
    }
}
