import UIKit

/// The bars at the bottom.
extension DocumentViewController {
    /// Shows a bar and has keys go to its field.
    func open(_ bar: BottomBar) {
        loadViewIfNeeded()
        endFinding()
        bar.onClose = { [weak self] in self?.closeBar() }
        bar.onResize = { [weak self] in self?.view.setNeedsLayout() }
        surroundings.show(bar)
        bar.field.becomeFirstResponder()
    }

    /// Takes the bar away; keys scroll again.
    func closeBar() {
        pendingLine = nil
        endFinding()
        becomeFirstResponder()
        surroundings.hideBar()
    }
}
