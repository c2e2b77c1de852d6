/// The stage of a controller's view between appearing on the screen and disappearing from it.
enum AppearanceState: Equatable {
    case disappeared
    /// The view is about to appear. `isTold` is whether `viewIsAppearing(_:)` has been called.
    case appearing(animated: Bool, isTold: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Whether the view is on the screen or about to be.
    var isOnScreen: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappeared, .disappearing: false
        }
    }

    /// Whether the view is appearing or disappearing.
    var isChanging: Bool {
        switch self {
        case .appearing, .disappearing: true
        case .disappeared, .appeared: false
        }
    }
}
