import CoreGraphics

extension UIScreen {
    /// Changes the size. Windows of the size of the screen are resized with it.
    package func resize(to size: CGSize, scale: CGFloat) {
        let old = bounds.size
        let resized = windows.filter { $0.frame.size == old && size != old }
        let coordinators = resized.map { ($0, ResizeCoordinator(in: $0)) }
        for (window, coordinator) in coordinators {
            for container in window.contentContainers { container.viewWillTransition(to: size, with: coordinator) }
        }
        setSize(size, scale: scale)
        for window in resized { window.frame.size = size }
        updateSizeClasses(coordinators)
        for (_, coordinator) in coordinators { coordinator.end() }
        if traits.displayScale != scale { setTraits(traits.replacing(UITraitDisplayScale.self, value: scale)) }
        device.clock.setNeedsFrame()
    }

    /// Sets the horizontal size class that follows from the size.
    private func updateSizeClasses(_ coordinators: [(UIWindow, ResizeCoordinator)] = []) {
        let sizeClass = horizontalSizeClass
        guard traits.horizontalSizeClass != sizeClass else { return }
        let changed = traits.replacing(UITraitHorizontalSizeClass.self, value: sizeClass)
        for (window, coordinator) in coordinators {
            for container in window.contentContainers { container.willTransition(to: changed, with: coordinator) }
        }
        setTraits(changed)
    }
}

extension UIWindow {
    /// The root controller, and the controllers of the presentations over it. They pass changes on to their contents.
    fileprivate var contentContainers: [any UIContentContainer] {
        guard let root = rootViewController else { return [] }
        return [root] + root.visibleStack.compactMap { $0.storage.presentedBy?.controller }
    }
}
