/// The images of a search field and of its buttons, and their offsets.
struct SearchFieldImages {
    private var icons: [UISearchBar.Icon: StateValues<UIImage>] = [:]
    private var offsets: [UISearchBar.Icon: UIOffset] = [:]
    /// The images behind the text, instead of the capsule.
    var backgrounds = StateValues<UIImage>()
    /// The offset of the text in points.
    var textOffset = UIOffset.zero

    /// The image that was set for an icon in a state.
    subscript(icon: UISearchBar.Icon, exactly state: UIControl.State) -> UIImage? {
        get { icons[icon]?[exactly: state] }
        set { icons[icon, default: StateValues()][exactly: state] = newValue }
    }

    /// The image of an icon in a state, or else that in the normal state.
    subscript(icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

    /// The states for which an icon has an image.
    func states(of icon: UISearchBar.Icon) -> [UIControl.State] { icons[icon]?.states ?? [] }

    /// The offset of an icon in points.
    subscript(offset icon: UISearchBar.Icon) -> UIOffset {
        get { offsets[icon] ?? .zero }
        set { offsets[icon] = newValue }
    }
}
