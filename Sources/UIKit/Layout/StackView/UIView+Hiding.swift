extension UIView {
    /// Hides the view, or shows it.
    ///
    /// One that a stack arranges changes the stack's layout. If that is animated, a view that is hidden stays to be seen
    /// until it has no room left, as UIKit's does; `isHidden` is `true` at once.
    func setHidden(_ hidden: Bool) {
        guard hidden != isHidden else { return }
        storage.hidesAfter = nil
        guard let stack = parent as? UIStackView, stack.arranges(self) else {
            layer.isHidden = hidden
            return
        }
        let context = AnimationContext.current
        if hidden, let context, window != nil {
            storage.hidesAfter = context.completion
            context.completion.afterwards { [weak self, completion = context.completion] in
                guard let self, storage.hidesAfter === completion else { return }
                storage.hidesAfter = nil
                layer.isHidden = true
            }
        } else {
            layer.isHidden = hidden
        }
        stack.arrangementDidChange()
        context?.onUndo?(layer) { [weak self] in self?.setHidden(!hidden) }
        // Clients need not ask for the layout that makes room: UIKit's stack views have it at the end of the block.
        context?.atEnd { [weak stack] in stack?.layoutIfNeeded() }
    }
}
