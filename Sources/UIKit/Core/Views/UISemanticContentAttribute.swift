/// The meaning of a view's contents, which determines their layout direction. The raw values are those of UIKit.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Contents that follow the layout direction of the system's language.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Controls for directions in space, which are never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
    /// Returns the direction that the meaning of contents leads to, in a layout direction.
    func direction(in layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}
