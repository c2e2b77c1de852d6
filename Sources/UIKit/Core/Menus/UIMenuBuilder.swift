import Foundation
import ObjectRuntime

/// An object with which responders change the menus of an app.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The menus that are built.
    var system: UIMenuSystem { get }

    /// Returns a menu by its identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns an action by its identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns a command by its method and its data.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )
    /// Inserts a menu before the menu with an identifier.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after the menu with an identifier.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of a menu.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of a menu.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
