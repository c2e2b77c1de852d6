extension UIView {
    /// Hides or shows the view.
    ///
    /// If the superview arranges the view, the layout of the superview changes. When the change is animated, a view
    /// that is hidden stays visible until the end of the animation, as in UIKit, although `isHidden` is `true`
    /// immediately.
    func setHidden(_ hidden: Bool) {
        guard hidden != isHidden else { return }
        storage.hidesAfter = nil
        guard let arranger = parent?.arranger, arranger.arranges(self) else {
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
        arranger.arrangementDidChange()
        context?.onUndo?(layer) { [weak self] in self?.setHidden(!hidden) }
        // UIKit's stack views perform the layout at the end of the animation block, so clients do
        // not call `layoutIfNeeded()`.
        context?.atEnd { [weak arranger] in arranger?.layoutIfNeeded() }
    }
}
