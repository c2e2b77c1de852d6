/// The floors of the sources.
///
/// They are folders of `Sources`, from the bottom to the top. A file uses declarations in its own folder and in folders
/// earlier in the list.
enum Floors {
    static let all = FloorPlan([
        // Plain Swift.
        "Failures",
        "Partitioning",
        "RowGeometry",
        "Expansion",
        "ConstraintSolver",
        "Motion",
        // Compositional layouts of collection views as values.
        "CompositionalLayout",
        // The screen and the keys of terminals.
        "Terminal",
        // Folders that nothing leads out of.
        "ConfinedFiles",
        // Programs of their own.
        "BrowserGate",
        "GateCommand",
        "SourceRewriting",
        "ObjectiveCSourcesCommand",
        // Projects of Xcode and packages for iOS as targets.
        "ProjectReading",
        // Files of any format as rows. From the bottom: paths, bytes of any encoding and compression, regular
        // expressions, the places of rows, rows, JSON, all formats, the rows of a file, the search for some of them,
        // rows inside rows, what clients see, and what is made of rows: a comparison, and other files.
        "Documents/Names",
        "Documents/Bytes",
        "Documents/Patterns",
        "Documents/Scanning",
        "Documents/Rows",
        "Documents/JSON",
        "Documents/Formats",
        "Documents/Containers",
        "Documents/Indexing",
        "Documents/Search",
        "Documents/Filter",
        "Documents/Nesting",
        "Documents/Paths",
        "Documents/Interface",
        "Documents/Compare",
        "Documents/Merge",
        "Documents/Output",
        // The rows of documents that are visible, and searches in them, without a view.
        "Reader",
        // Whether the viewer has a window or a screen in a terminal.
        "ViewerFaces",
        // The viewer in a terminal.
        "TerminalViewer",
        "TerminalApp",
        // Associated objects.
        "ObjectRuntime",
        "ObjectiveC",
        // The log of the system.
        "SystemLog",
        // Values that come over time.
        "Combine",
        // Xibs and storyboards as trees of values.
        "InterfaceBuilder",
        // Drawing, text and layers.
        "DisplayList",
        "CoreGraphics",
        "TextLayout/Fonts",
        "TextLayout/FontTables",
        "TextLayout/Styles",
        "TextLayout/Shaping",
        "TextLayout/WordShaping",
        "TextLayout/Paragraphs",
        "TextLayout/Breaking",
        "TextLayout/Frames",
        "QuartzCore",
        // The host that shows an app.
        "HostInterface",
        "DesktopHost",
        // Traits, colors, images, fonts, strings and values.
        "UIKit/Base",
        // Views, windows and their controllers, layout, events, gestures, focus, accessibility and animation.
        "UIKit/Core",
        // Scrolling, tables, controls, texts, bars and navigation.
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

    /// The folders that use each other, by the folder that they are in, whose README says why they are one room. No
    /// other folders of these may. A pair that has been taken apart is taken out of the list.
    static let knots: [String: Set<String>] = [
        "UIKit/Base": [],
        "UIKit/Core": [
            "Accessibility App", "Accessibility Events", "Animation Views", "App Events", "App Focus", "App Layout",
            "App ViewControllers", "App Views", "Events Focus", "Events Gestures", "Events Menus", "Events Views",
            "Focus Views", "Gestures Views", "Layout ViewControllers", "Layout Views", "ViewControllers Views",
        ],
        "UIKit/Kit": ["Collection Nibs", "Navigation Search", "Nibs Table", "Search Text"],
        "QuartzCore": [
            "Animations Clock", "Animations Device", "Animations Layers", "Animations Transactions", "Clock Device",
            "Clock Layers", "Clock Transactions", "Device Layers", "Device Transactions", "Layers Rendering",
        ],
    ]

    /// The state of large classes, and what keeps its invariants.
    static let owners = [
        StateOwners("content", of: table, belongTo: [tableLayout, tableMotion]),
        StateOwners("cells", of: table, belongTo: [tableLayout, tableMotion]),
        StateOwners("reusePool", of: table, belongTo: [tableLayout, tableMotion, "UIKit/Kit/Nibs/Elements"]),
        StateOwners("keptCells", of: table, belongTo: [tableLayout, tableMotion]),
        StateOwners("heading", of: table, belongTo: [tableLayout]),
        StateOwners("resizing", of: table, belongTo: [tableLayout, tableMotion]),
    ]

    private static let table = "UIKit/Kit/Table/UITableView.swift"
    private static let tableLayout = "UIKit/Kit/Table/Layout"
    private static let tableMotion = "UIKit/Kit/Table/Motion"

    /// The names of types that two modules declare. A name that has become that of one is taken out of the list.
    static let sharedNames: Set = [
        "BarField", "CubicCurve", "Entry", "FindBar", "ListPlace", "Message", "MotionClock", "OutlineSource",
        "PixelGrid", "PlainText", "ReadingPlace", "RowDescription", "RowOrder", "Spring", "TextBlocks", "TextSearch",
        "Version", "_ObjectiveCModule",
    ]

    /// The protocols of UIKit with a single conformer beside them, which stands for all values of a generic type.
    static let erasures: Set = ["AnyLayoutAnchor", "LookEntry", "OutlineSource", "TextSearch"]

    /// The files with more than 400 lines, and how many they may have. The body of a class that clients subclass
    /// declares each member that they may override, so its length is that of Apple's interface.
    static let longFiles = [
        // The properties of a layer, most of which animate, and the methods that a layer class overrides.
        "QuartzCore/Layers/CALayer.swift": 720,
        // The interface of views with those of the responder, of focus and of accessibility that a view overrides.
        "UIKit/Core/Views/UIView.swift": 1_240,
        // The interface of controllers: views, appearance, containment, presentation, segues, restoration, bars.
        "UIKit/Core/ViewControllers/UIViewController.swift": 715,
        // The steps of a presentation, which share its state: adapting, presenting, dismissing, and what it covers.
        "UIKit/Core/ViewControllers/Presentation/Presentation.swift": 480,
        // The interface of buttons: contents for each state, the configuration and the menu.
        "UIKit/Kit/Controls/Button/UIButton.swift": 560,
        // The interface of controls: state, actions, targets, menus, tracking, touches and keys.
        "UIKit/Kit/Controls/UIControl.swift": 445,
        // The interface of navigation bars: items and their stack, appearances, and the properties of bars without one.
        "UIKit/Kit/Navigation/UINavigationBar.swift": 580,
        // The interface of bar button items: contents, actions, menus, groups, images and adjustments.
        "UIKit/Kit/Navigation/BarItems/UIBarButtonItem.swift": 460,
        // The parts of a navigation bar for one item, and their places, which depend on each other.
        "UIKit/Kit/Navigation/NavigationBarContent.swift": 430,
        // The interface of scroll views with the members of views that a scroll view overrides.
        "UIKit/Kit/Scrolling/UIScrollView.swift": 585,
        // The interface of split views: columns, collapsing, display modes and widths.
        "UIKit/Kit/SplitView/UISplitViewController.swift": 600,
        // The interface of search bars with the images of their parts and the traits of text inputs.
        "UIKit/Kit/Search/UISearchBar.swift": 625,
        // The interface of segmented controls: segments, selection, images and adjustments, tracking.
        "UIKit/Kit/Controls/Segmented/UISegmentedControl.swift": 445,
        // The interface of tab bars: items, customization, appearances, and the properties of bars without one.
        "UIKit/Kit/TabBar/UITabBar.swift": 440,
        // The interface of tab bar controllers: controllers and tabs, selection, the delegate, customizing.
        "UIKit/Kit/TabBar/UITabBarController.swift": 415,
        // The interface of text fields with the traits of text inputs and the members of text input.
        "UIKit/Kit/Text/Field/UITextField.swift": 720,
        // The interface of text views with the traits of text inputs, the members of text input and those of a search.
        "UIKit/Kit/Text/View/UITextView.swift": 760,
        // The interface of cells: contents, configurations, accessories, states, editing and dragging.
        "UIKit/Kit/Table/Cells/UITableViewCell.swift": 415,
        // The interface of collection views: items, reuse, updates, layouts, transitions, movements, drags, selection,
        // and the members of views.
        "UIKit/Kit/Collection/UICollectionView.swift": 545,
        // The interface of tables with the members of scroll views and of views that a table overrides.
        "UIKit/Kit/Table/UITableView.swift": 565,
    ]

    /// The types with more than 1,000 lines in all their files, and how many they may have. Apple's interface of each
    /// has that many members. What they do is in types of their own where it has a state of its own.
    static let largeTypes = [
        // Paths, clips, gradients, images, text and states of a context, each a call of Cairo.
        "CoreGraphics.CGContext": 1_240,
        // The tree, the geometry, the animations, the drawing and the display of layers.
        "QuartzCore.CALayer": 1_670,
        // The properties of each kind of elements in nibs. Each kind is a constant in a file of its own.
        "UIKit.NibKind": 1_350,
        // Dragging, paging, zoom, insets, indicators, the mouse wheel, the touchpad and keys.
        "UIKit.UIScrollView": 1_510,
        // Items, views of elements, the layout and its changes, updates, selection, prefetching, focus, menus, sections
        // that scroll across the content, the actions of rows, places of items that move, transitions, and the index.
        "UIKit.UICollectionView": 2_320,
        // The drawings of all symbols: data, in a file for each kind of thing.
        "UIKit.SymbolShape": 2_200,
        // Controllers and tabs, selection, customizing, editing, the list of more tabs, the state, and the sidebar.
        "UIKit.UITabBarController": 1_185,
        // Rows, sections, cells, heights, updates, selection, actions, editing, prefetching, focus, menus, drags.
        "UIKit.UITableView": 3_100,
        // Styles, contents, accessories, selection, editing, menus and the members of views that a cell overrides.
        "UIKit.UITableViewCell": 1_115,
        // The text with its attributes, its look, editing, touches, input methods, the menu and accessory views.
        "UIKit.UITextField": 1_310,
        // The same in several lines, with links, selections, the layout of paragraphs, a search and the text storage.
        "UIKit.UITextView": 1_655,
        // The view, children, presentations, transitions, bars, appearance, commands, orientation and restoration.
        "UIKit.UIViewController": 1_365,
        // The hierarchy, geometry, corners, layout, constraints, animations with the options of key frames, gestures,
        // traits, focus and accessibility.
        "UIKit.UIView": 3_155,
        // Input, pictures, recordings, audits and jumps of a screen without a display.
        "UIKitTesting.TestScreen": 1_030,
        // The parts of the viewer and what passes between them, the keys, and the menu.
        "Viewer.DocumentViewController": 1_025,
        // Levels, policies, motions, cells, gestures, keys, accessibility and the state of an expander.
        "Unfold.LevelExpander": 1_305,
    ]
}
