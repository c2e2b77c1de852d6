/// The raw values are Apple's. A menu without a parent in the comments isn't in the main menu until an app inserts it.
extension UIMenu.Identifier {
    /// The menu that contains all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")

    // MARK: The menus of a menu bar

    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")

    // MARK: The application menu

    /// Sections of the application menu, and the submenu of services.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")

    // MARK: The file menu

    /// Sections of the file menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-item")
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The submenu with documents that were open before, in the section for opening.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")

    // MARK: The edit menu

    /// Sections of the edit menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Submenus of the edit menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    public static let speech = UIMenu.Identifier("com.apple.command.speech")
    /// Sections of the spelling menu.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// Sections of the substitutions menu.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Menus for an edit menu that an app inserts.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")

    // MARK: The format menu

    /// Submenus of the format menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Sections of the font menu.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// A section and a submenu of the text menu.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")

    // MARK: The view menu

    /// Sections of the view menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")

    // MARK: The window menu

    /// Sections of the window menu.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
