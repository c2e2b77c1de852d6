import QuartzCore

/// What a view controller keeps.
struct UIViewControllerStorage {
    var view: UIView?
    var title: String?
    var isEditing = false
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var isMovingToParent = false
    var isMovingFromParent = false
    /// The parts of the edges that the container's bars cover.
    var containerInsets = UIEdgeInsets.zero
    /// What this controller presents.
    var presentation: Presentation?
    /// What this controller is presented by.
    weak var presentedBy: Presentation?
    var navigationItem: UINavigationItem?
    var appearance = AppearanceState.disappeared
    /// Tells the controller that it has appeared, in the frame after its view came into a window.
    var appearanceEnd: FrameTimer?
    /// Whether the controller comes or goes because its view moves to a window or out of it, announced by nobody.
    var endsWithView = false
    /// The traits before the change that is being made.
    var traitsBefore: UITraitCollection?
}
