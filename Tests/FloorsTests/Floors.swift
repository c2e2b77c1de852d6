/// The floors of the sources.
///
/// They are folders of `Sources`, from the bottom to the top. A file uses declarations in its own folder and in folders
/// earlier in the list.
enum Floors {
    static let all = FloorPlan([
        // Plain Swift.
        "Failures",
        "RowGeometry",
        "Expansion",
        "ConstraintSolver",
        "Motion",
        // Programs of their own.
        "BrowserGate",
        "GateCommand",
        // Files of any format as rows.
        "Documents",
        // Associated objects.
        "ObjectRuntime",
        "ObjectiveC",
        // Drawing, text and layers.
        "DisplayList",
        "CoreGraphics",
        "TextLayout",
        "QuartzCore",
        // The host that shows an app.
        "HostInterface",
        "DesktopHost",
        // Traits, colors, images, fonts, strings and values.
        "UIKit/Base",
        // Views, windows and their controllers, layout, events, gestures, focus, accessibility and animation.
        "UIKit/Core",
        // Scrolling, tables, controls, texts, stack views and navigation.
        "UIKit/Kit",
        // The app and its connection to a host.
        "UIKit/Application",
        "UIKit/UIKit.swift",
        "Offscreen",
        "UIKitTesting",
        "Unfold",
        "Gallery",
        "Viewer",
        "UnfoldApp",
        // Empty modules.
        "_Testing_CoreGraphics",
        "_Testing_UIKit",
    ])

    /// The limit for the number of files of UIKit that depend on each other in a circle.
    ///
    /// Most of them are in it by their interfaces: the body of `UIView` names constraints, gestures and the focus, as
    /// Apple's does, and these name views.
    static let circleLimit = 60

    /// The files with more than 400 lines, and how many they may have. The body of a class that clients subclass
    /// declares each member that they may override.
    static let longFiles = [
        "QuartzCore/Layers/CALayer.swift": 630,
        "UIKit/Core/Views/UIView.swift": 1_040,
        "Viewer/Table/DocumentViewController.swift": 425,
        "UIKit/Kit/Table/UITableView.swift": 470,
        "UIKit/Kit/Text/Field/UITextField.swift": 430,
    ]

    /// The types with more than 1,000 lines in all their files, and how many they may have.
    static let largeTypes = [
        "CoreGraphics.CGContext": 1_200,
        "QuartzCore.CALayer": 1_450,
        "UIKit.UIScrollView": 1_150,
        "UIKit.UITableView": 2_650,
        "UIKit.UITableViewCell": 1_100,
        "UIKit.UIView": 2_500,
        "UIKitTesting.TestScreen": 1_110,
    ]
}
