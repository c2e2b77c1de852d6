/// The stage of a controller's view between appearing on the screen and disappearing from it.
///
/// ```
/// disappeared ──> appearing ──> appeared
///      ^           │     ^          │
///      │           v     │          │
///      └──────── disappearing <─────┘
/// ```
///
/// A change begins and ends. A change in the other direction replaces it, which is how a transition that is canceled
/// goes back. To begin what has begun, and to end what isn't under way, has no effect. So the calls that a controller
/// gets are balanced whatever its containers and presentations do.
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

    /// Whether the change that is under way is animated; `nil` if there is none.
    var isAnimatedChange: Bool? {
        switch self {
        case .appearing(let animated, _), .disappearing(let animated): animated
        case .disappeared, .appeared: nil
        }
    }

    /// Begins to appear or to disappear.
    ///
    /// - Returns: Whether the direction has changed.
    mutating func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
        guard isAppearing != isOnScreen else { return false }
        self = isAppearing ? .appearing(animated: animated, isTold: false) : .disappearing(animated: animated)
        return true
    }

    /// Notes that `viewIsAppearing(_:)` is called.
    ///
    /// - Returns: Whether the appearance is animated; `nil` if the call isn't due.
    mutating func tellIsAppearing() -> Bool? {
        guard case .appearing(let animated, isTold: false) = self else { return nil }
        self = .appearing(animated: animated, isTold: true)
        return animated
    }

    /// Ends the change.
    ///
    /// - Returns: Whether the view has appeared, and whether that was animated; `nil` if no change is under way.
    mutating func end() -> (hasAppeared: Bool, animated: Bool)? {
        switch self {
        case .appearing(let animated, _):
            self = .appeared
            return (true, animated)
        case .disappearing(let animated):
            self = .disappeared
            return (false, animated)
        case .appeared, .disappeared: return nil
        }
    }
}
