extension DocumentViewController: BarPresenting {
    var bar: BottomBar? { surroundings.bar }

    func open(_ bar: BottomBar) {
        loadViewIfNeeded()
        finding.end()
        bar.onClose = { [weak self] in self?.closeBar() }
        bar.onResize = { [weak self] in self?.view.setNeedsLayout() }
        surroundings.show(bar)
        bar.field.becomeFirstResponder()
    }

    func closeBar() {
        if unfolder.cancel() { return }
        lines.cancel()
        finding.end()
        if bar is FilterBar { filtering.clear() }
        // Keys scroll again.
        becomeFirstResponder()
        // The condition of the rows stays in sight.
        if filtering.isOn { filtering.openBar(focuses: false) } else { surroundings.hideBar() }
    }

    func returnFocus() { becomeFirstResponder() }
}
