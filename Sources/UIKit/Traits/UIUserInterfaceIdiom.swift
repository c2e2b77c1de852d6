/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}
