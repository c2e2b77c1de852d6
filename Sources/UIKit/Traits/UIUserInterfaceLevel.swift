/// Whether content lies on the ground or over other content. Dark backgrounds are lighter when they lie over others.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said; what is drawn takes it for the ground.
    case unspecified = -1
    /// On the ground.
    case base = 0
    /// Over other content, such as in a popover.
    case elevated = 1
}
