extension UISceneConfiguration {
    /// The storyboard whose initial controller the scene shows. The default, `nil`, is the one that the Info.plist
    /// names.
    public var storyboard: UIStoryboard? {
        get { storedStoryboard as? UIStoryboard }
        set { storedStoryboard = newValue }
    }
}
