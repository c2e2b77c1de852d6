/// The column at the edge opposite to the primary one.
extension UISplitViewController {
    private var inspector: UIViewController? { columns.shown[.inspector] }

    /// Shows the inspector beside the secondary column, or in a sheet while the split view is collapsed.
    func showInspector() {
        guard let inspector, style != .unspecified else { return }
        guard isCollapsed else { return moveInspector(shown: true) }
        guard presentedViewController == nil else { return }
        delegate?.splitViewController(self, willShow: .inspector)
        present(inspector, animated: true)
    }

    /// Hides the inspector.
    func hideInspector() {
        guard isCollapsed else { return moveInspector(shown: false) }
        guard let inspector, presentedViewController === inspector else { return }
        delegate?.splitViewController(self, willHide: .inspector)
        inspector.dismiss(animated: true)
    }

    private func moveInspector(shown: Bool) {
        guard shown != showsInspector, inspector != nil else { return }
        if shown {
            delegate?.splitViewController(self, willShow: .inspector)
        } else {
            delegate?.splitViewController(self, willHide: .inspector)
        }
        viewIfLoaded?.layoutIfNeeded()
        showsInspector = shown
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        if view.window != nil { animateLayout() }
    }

    /// Makes the inspector a column again, after it was in a sheet.
    func takeInspectorBack() {
        guard let inspector, presentedViewController === inspector else { return }
        showsInspector = true
        inspector.dismiss(animated: false) { [weak self] in
            guard let self, !isCollapsed else { return }
            addColumns()
        }
    }
}
