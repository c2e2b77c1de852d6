/// The place that the desktop gives to a window.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    init() {}
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    /// Returns the place that the desktop gives to a window.
    public static func standard() -> Self { Self() }
}
