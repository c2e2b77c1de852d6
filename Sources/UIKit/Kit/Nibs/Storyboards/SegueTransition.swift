import InterfaceBuilder

/// The transitions of segues that show a controller, by their kinds in storyboards.
@MainActor
enum SegueTransition {
    /// Returns the transition of a segue, or `nil` if its class makes it.
    static func transition(
        of element: NibElement,
        from source: UIViewController,
        to destination: UIViewController,
        sender: Any?
    ) -> (() -> Void)? {
        let isAnimated = element["animates"] != "NO"
        switch element["kind"] {
        case "show": return { source.show(destination, sender: sender) }
        case "showDetail", "replace": return { source.showDetailViewController(destination, sender: sender) }
        case "push":
            return { source.navigationController?.pushViewController(destination, animated: isAnimated) }
        case "presentation", "modal", "popoverPresentation", "popover":
            if element["kind"]?.hasPrefix("popover") == true { destination.modalPresentationStyle = .popover }
            if let style = element["modalPresentationStyle"].flatMap({ NibKind.presentationStyles[$0] }) {
                destination.modalPresentationStyle = style
            }
            if let style = element["modalTransitionStyle"].flatMap({ NibKind.transitionStyles[$0] }) {
                destination.modalTransitionStyle = style
            }
            return { source.present(destination, animated: isAnimated) }
        default: return nil
        }
    }
}
