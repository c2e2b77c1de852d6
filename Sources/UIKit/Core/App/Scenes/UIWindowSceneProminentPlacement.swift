/// A place above the window of the scene that asks for the new one. Most desktops center it there, as a dialog.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    /// Returns a place above the window of the scene that asks for the new one.
    public static func prominent() -> Self { Self() }
}
