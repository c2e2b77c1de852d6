import UIKit

extension ExpansionOutline {
    /// Configures a header that folds its section.
    ///
    /// Call this method in `tableView(_:viewForHeaderInSection:)` after you set the header's content. The user folds
    /// the section by a tap anywhere in the header except on its controls, by the space bar while the header has the
    /// focus, and with assistive technology. The header has an arrow unless the expander has no
    /// ``LevelExpander/indicator``.
    ///
    /// ```swift
    /// let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    /// header?.textLabel?.text = outline.sectionID(section)
    /// if let header { outline.configure(header, inSection: section) }
    /// ```
    ///
    /// - Parameters:
    ///   - header: The header to configure.
    ///   - section: The section that the header is for.
    public func configure(_ header: UITableViewHeaderFooterView, inSection section: Int) {
        guard content.shown.sections.indices.contains(section), let id = content.shown.sections[section].header else {
            SectionToggle.existing(in: header)?.removeFromSuperview()
            return
        }
        let toggle = SectionToggle.of(header)
        toggle.onToggle = { [weak self] in _ = self?.expander.userChange(id, to: nil) }
        update(header, toggle, for: id)
    }

    /// Shows the levels of the sections in the headers on the screen.
    func updateHeaders() {
        guard content.roots == .sections, let tableView = expander.tableView else { return }
        for (section, shown) in content.shown.sections.enumerated() {
            guard let id = shown.header, let header = tableView.headerView(forSection: section),
                let toggle = SectionToggle.existing(in: header)
            else { continue }
            update(header, toggle, for: id)
        }
    }

    private func update(_ header: UITableViewHeaderFooterView, _ toggle: SectionToggle, for id: ID) {
        let unfolds = tree.isGroup(id)
        let isOpen = unfolds && expander[id] == .expanded
        toggle.isEnabled = unfolds
        toggle.show(isOpen: isOpen, hasArrow: unfolds && expander.indicator.placement != nil)
        let controls = header.contentView.subviews.contains { $0 is UIControl }
        // A header with controls of its own leaves these to assistive technology, and the rest to its toggle.
        let element: UIView = controls ? toggle : header
        element.isAccessibilityElement = true
        element.accessibilityLabel = Self.text(of: header)
        element.accessibilityTraits = unfolds ? [.header, .button] : .header
        if #available(iOS 18, *) {
            element.accessibilityExpandedStatus = !unfolds ? .unsupported : isOpen ? .expanded : .collapsed
        } else {
            let strings = expander.strings
            element.accessibilityValue = unfolds ? isOpen ? strings.expanded : strings.collapsed : nil
        }
    }

    private static func text(of view: UIView) -> String {
        let texts = view.subviews.flatMap { subview in
            subview.isHidden ? [] : (subview as? UILabel).map { [$0.text ?? ""] } ?? [text(of: subview)]
        }
        return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
