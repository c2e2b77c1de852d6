/// The constraints between the guide for the keyboard and the view that owns it.
@MainActor
final class KeyboardGuideEdges {
    private unowned let guide: UIKeyboardLayoutGuide
    private unowned let view: UIView
    private var top: NSLayoutConstraint?

    init(_ guide: UIKeyboardLayoutGuide, of view: UIView) {
        self.guide = guide
        self.view = view
        let sides = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
        for side in sides { activate(side) }
        placeTop()
    }

    /// Moves the top edge to that of the input views that cover the view, or else to the one that the guide asks for.
    func placeTop() {
        top?.isActive = false
        let covered = view.nearestScreen.coveredHeight(of: view)
        let isAtSafeArea = guide.usesBottomSafeArea && covered == 0
        let edge = isAtSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        let constraint = guide.topAnchor.constraint(equalTo: edge, constant: -covered)
        activate(constraint)
        top = constraint
    }

    private func activate(_ constraint: NSLayoutConstraint) {
        constraint.identifier = guide.identifier
        constraint.isActive = true
    }
}
