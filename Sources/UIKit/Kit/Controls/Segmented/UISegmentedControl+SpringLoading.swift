import CoreGraphics

extension UISegmentedControl: UISpringLoadedInteractionSupporting, SpringLoadedView {
    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool {
        let place = context.location(in: self)
        guard isEnabled, let index = segments.firstIndex(where: { $0.frame.contains(place) }),
            segments[index].isEnabled
        else { return false }
        context.targetView = segments[index]
        context.targetItem = index
        return true
    }

    func springLoad(with context: any UISpringLoadedInteractionContext) {
        if let index = context.targetItem as? Int { choose(index) }
    }
}
