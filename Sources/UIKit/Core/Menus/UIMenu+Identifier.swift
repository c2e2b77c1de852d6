extension UIMenu.Identifier {
    /// The menu that contains all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
}
