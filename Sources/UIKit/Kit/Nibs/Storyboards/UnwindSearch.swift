/// The search for the destination of an unwind segue.
///
/// It goes from the source outwards, to parents and to presenting controllers. In each of them it looks at the allowed
/// children and in them, and then at the controller itself, as Apple's Technical Note TN2298 describes.
@MainActor
enum UnwindSearch {
    /// Returns the nearest controller that performs the segue's action.
    static func destination(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source) { $0.parent ?? $0.presentingViewController }
            .lazy.compactMap { search($0, source) }.first
    }

    private static func search(
        _ controller: UIViewController,
        _ source: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = search(child, source) { return found }
        }
        let isFound = controller.canPerformUnwindSegueAction(
            source.unwindAction,
            from: source.source,
            sender: source.sender
        )
        return isFound ? controller : nil
    }
}
