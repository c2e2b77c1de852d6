/// Semantic colors and the system's hues. All of them are dynamic: they have one value for light and one for dark
/// appearance.
extension UIColor {
    static let tint = UIColor(.tint)
}
