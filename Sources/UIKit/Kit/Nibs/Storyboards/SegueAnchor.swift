import InterfaceBuilder

/// The place of a popover that a segue shows: beside a view or an item of a bar.
@MainActor
struct SegueAnchor {
    private let element: NibElement
    private weak var item: (any UIPopoverPresentationControllerSourceItem)?

    /// Finds the anchor of a segue among the objects of its scene.
    init(of segue: NibElement, in builder: NibBuilder?) {
        element = segue
        let id = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
        item = id.flatMap { builder?.object(for: $0) } as? any UIPopoverPresentationControllerSourceItem
    }

    /// Places the popover of a controller. Without an anchor, it is beside what started the segue.
    func place(_ destination: UIViewController, sender: Any?) {
        guard destination.modalPresentationStyle == .popover,
            let popover = destination.popoverPresentationController
        else { return }
        if let item = item ?? sender as? any UIPopoverPresentationControllerSourceItem { popover.sourceItem = item }
        if let directions { popover.permittedArrowDirections = directions }
    }

    private var directions: UIPopoverArrowDirection? {
        guard let child = element.value(for: "popoverArrowDirection") else { return nil }
        let names: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return names.reduce(into: []) { if child[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
