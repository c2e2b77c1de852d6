import CoreGraphics

/// A view with a text for which there is a context menu.
@MainActor
protocol TextMenuSource: UIView {
    /// Whether the text can be changed.
    var allowsEditing: Bool { get }
    var hasText: Bool { get }
    var hasSelection: Bool { get }

    /// Shows where a command of the menu applies, before the menu opens.
    ///
    /// - Returns: Whether there is a menu.
    func prepareForMenu(at location: CGPoint) -> Bool

    /// Returns the menu for the suggested commands; `nil` for none.
    func menu(suggesting commands: [UIMenuElement]) -> UIMenu?

    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func selectAll(_ sender: Any?)
}
