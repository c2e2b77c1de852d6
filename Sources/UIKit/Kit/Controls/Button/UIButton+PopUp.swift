extension UIButton {
    /// Whether the button shows what was chosen in its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the element of the menu that is on, or turns on the first one.
    func showSelection() {
        guard isPopUp, let leaves = menu?.leaves, let first = leaves.first else { return setNeedsUpdateConfiguration() }
        let selected = leaves.first { $0.state == .on } ?? first
        selected.state = .on
        setTitle(selected.title, for: .normal)
        setImage(selected.image, for: .normal)
    }
}
