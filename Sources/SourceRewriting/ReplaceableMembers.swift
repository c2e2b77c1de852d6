/// The members of UIKit's classes that extensions of other modules override.
///
/// With Objective-C, a method of an extension takes the place of that of the class. Here the class declares these as
/// `dynamic`, so that an extension can replace them.
enum ReplaceableMembers {
    private static let names: [String: Set<String>] = [
        "NSLayoutConstraint": ["isEqual(_:)"],
        "UIColor": ["description", "debugDescription"],
        "UINavigationController": [
            "preferredStatusBarStyle", "childForStatusBarStyle", "childForStatusBarHidden", "prefersStatusBarHidden",
            "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
        ],
    ]

    /// Whether an extension of a class can replace a member.
    static func contains(_ member: Member, of type: String) -> Bool {
        names[type]?.contains(member.fullName) == true
    }
}
