extension UIViewController {
    /// The storyboard that created the controller, or `nil` if none did.
    public var storyboard: UIStoryboard? { storage.parts[SceneInstance.self]?.storyboard }
}
