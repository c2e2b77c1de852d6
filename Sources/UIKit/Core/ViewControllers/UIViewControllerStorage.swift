import QuartzCore

/// The stored properties of a view controller.
struct UIViewControllerStorage {
    var view: UIView?
    var title: String?
    var isEditing = false
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var isMovingToParent = false
    var isMovingFromParent = false
    /// The insets that the container's bars cover.
    var containerInsets = UIEdgeInsets.zero
    /// Whether scroll views get the insets of bars even if their content doesn't scroll.
    var adjustsScrollViews = true
    /// The insets of the view from the edges of the container where it doesn't extend below bars.
    var viewInsets = UIEdgeInsets.zero
    /// The presentation that this controller started.
    var presentation: Presentation?
    /// The presentation that presents this controller.
    weak var presentedBy: Presentation?
    /// The presentation controller for the next presentation.
    var presentationController: UIPresentationController?
    /// The item that follows the title, a `UINavigationItem`.
    var titledItem: (any TitledItem)?
    /// The item of a tab bar, a `UITabBarItem`, which follows the title too.
    var tabItem: (any TitledItem)?
    /// The items of a toolbar, `UIBarButtonItem`s.
    var toolbarItems: [AnyObject]?
    /// Called after editing was turned on or off.
    var editingDidChange: ((Bool) -> Void)?
    var appearance = AppearanceState.disappeared
    /// Whether the children know of the change that is under way.
    var isAppearancePassedOn = true
    /// The timer that ends the appearance in the frame after the view moved to a window.
    var appearanceEnd: FrameTimer?
    /// Whether the controller appears or disappears because its view was added to a window or removed from it
    /// without an announcement.
    var followsViewWindow = false
    /// The commands that were added to the controller.
    var keyCommands: [UIKeyCommand] = []
    /// Performs the first segue with an identifier, and returns whether there is one. Set for a controller that comes
    /// from a scene of a storyboard.
    var performSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?
    /// The objects that higher floors keep with the controller.
    var parts = ControllerParts()
    /// The top-level objects of the controller's nib.
    var nibObjects: [AnyObject] = []
    /// The scroll views that the client has set for edges, by the raw values of the edges.
    var contentScrollViews: [UInt: Weak<UIView>] = [:]
    /// The view that is shown in place of content that the controller lacks.
    var unavailableContent: UnavailableContent?
    /// Whether that is updated before the next layout.
    var needsUnavailableContentUpdate = true
    /// The class that creates the controller when the app runs again.
    var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The state of views that waits for them to be on the screen.
    var pendingState: PendingState?
    /// The traits that the controller overrides for its view, if any.
    var ownTraits: OwnTraits?
}
