/// Where a controller's view is on its way to the screen and back.
enum AppearanceState: Equatable {
    case disappeared
    /// `isTold` says whether the controller heard that the view is in its window.
    case appearing(animated: Bool, isTold: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Whether the view is on the screen or on its way there.
    var isOnScreen: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappeared, .disappearing: false
        }
    }

    /// Whether the view is on its way, there or back.
    var isChanging: Bool {
        switch self {
        case .appearing, .disappearing: true
        case .disappeared, .appeared: false
        }
    }
}
