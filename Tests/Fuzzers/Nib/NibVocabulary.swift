/// The elements and attributes of nibs, with values that are valid for them.
enum NibVocabulary {
    /// The notations of a value.
    enum Notation {
        case bool, text
        case number(ClosedRange<Int>)
        case choice([String])
    }

    /// The attributes of all views.
    static let ofViews: [(String, Notation)] = [
        ("alpha", .number(0...1)), ("hidden", .bool), ("tag", .number(-9...99)), ("opaque", .bool),
        ("userInteractionEnabled", .bool), ("clipsSubviews", .bool), ("multipleTouchEnabled", .bool),
        ("horizontalHuggingPriority", .number(1...1000)), ("verticalCompressionResistancePriority", .number(1...1000)),
        ("contentMode", .choice(["scaleToFill", "left", "center", "redraw"])),
        ("semanticContentAttribute", .choice(["forceRightToLeft", "playback"])),
        ("preservesSuperviewLayoutMargins", .bool), ("insetsLayoutMarginsFromSafeArea", .bool),
    ]

    /// The attributes of the kinds of views that stand alone.
    static let views: [(String, [(String, Notation)])] = [
        ("view", []),
        (
            "label",
            [
                ("text", .text), ("numberOfLines", .number(0...4)), ("textAlignment", .choice(["center", "natural"])),
                ("lineBreakMode", .choice(["tailTruncation", "wordWrap"])), ("minimumScaleFactor", .number(0...1)),
                ("preferredMaxLayoutWidth", .number(0...200)), ("adjustsFontForContentSizeCategory", .bool),
            ]
        ),
        ("imageView", [("highlighted", .bool)]),
        (
            "button",
            [("enabled", .bool), ("selected", .bool), ("contentHorizontalAlignment", .choice(["left", "fill"]))]
        ),
        (
            "textField",
            [
                ("text", .text), ("placeholder", .text), ("minimumFontSize", .number(0...30)),
                ("borderStyle", .choice(["line", "roundedRect", "bezel"])),
                ("clearButtonMode", .choice(["always", "whileEditing"])), ("adjustsFontSizeToFit", .bool),
            ]
        ),
        ("textView", [("text", .text), ("editable", .bool), ("selectable", .bool), ("bounces", .bool)]),
        ("switch", [("on", .bool)]),
        ("slider", [("minValue", .number(0...2)), ("maxValue", .number(3...9)), ("value", .number(0...9))]),
        (
            "stepper",
            [("maximumValue", .number(50...99)), ("minimumValue", .number(-9...9)), ("stepValue", .number(1...9))]
        ),
        ("segmentedControl", [("momentary", .bool), ("apportionsSegmentWidthsByContent", .bool)]),
        ("pageControl", [("numberOfPages", .number(0...9)), ("currentPage", .number(0...9))]),
        ("activityIndicatorView", [("animating", .bool), ("style", .choice(["large", "medium"]))]),
        ("progressView", [("progress", .number(0...1)), ("progressViewStyle", .choice(["bar", "default"]))]),
        ("pickerView", []),
        (
            "datePicker",
            [("minuteInterval", .choice(["1", "5", "30"])), ("datePickerMode", .choice(["date", "time"]))]
        ),
        ("scrollView", [("pagingEnabled", .bool), ("maximumZoomScale", .number(1...9)), ("scrollEnabled", .bool)]),
        (
            "stackView",
            [
                ("axis", .choice(["vertical", "horizontal"])), ("spacing", .number(0...20)),
                ("distribution", .choice(["fillEqually", "equalSpacing", "fillProportionally", "equalCentering"])),
                ("alignment", .choice(["center", "leading", "firstBaseline"])),
                ("layoutMarginsRelativeArrangement", .bool),
            ]
        ),
        ("navigationBar", [("translucent", .bool), ("largeTitles", .bool)]),
        ("toolbar", [("translucent", .bool)]),
        ("tabBar", [("translucent", .bool)]),
        ("searchBar", [("text", .text), ("showsScopeBar", .bool), ("showsCancelButton", .bool)]),
        (
            "tableView",
            [("rowHeight", .number(20...60)), ("style", .choice(["plain", "grouped"])), ("bounces", .bool)]
        ),
        ("collectionView", [("allowsSelection", .bool), ("bounces", .bool)]),
        ("visualEffectView", []),
        ("refreshControl", []),
    ]

    /// Names of attributes, elements and keys anywhere in a nib.
    static let names = [
        "id", "key", "customClass", "customModule", "reuseIdentifier", "destination", "property", "selector", "kind",
        "relationship", "identifier", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "relation",
        "multiplier", "constant", "priority", "x", "y", "width", "height", "value", "type", "keyPath", "image",
        "catalog", "name", "style", "pointSize", "red", "green", "blue", "white", "alpha", "textLabel", "contentView",
        "storyboardIdentifier", "storyboardName", "referencedIdentifier", "sceneMemberID", "systemItem", "rowHeight",
        "numberOfPages", "currentPage", "minuteInterval", "date", "minimumDate", "timeIntervalSinceReferenceDate",
        "countDownDuration", "maxValue", "minValue", "maximumValue", "minimumValue", "stepValue",
        "selectedSegmentIndex",
        "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "indentationLevel",
        "minimumFontSize",
        "minimumScaleFactor", "maximumZoomScale", "minimumZoomScale", "NSKern", "lineHeightMultiple",
        "maximumLineHeight",
        "numberOfLines", "spacing", "minX", "maxY", "top", "reference", "tag", "eventType", "unwindAction", "appends",
        "customAttribute", "launchScreen", "initialViewController", "useAutolayout", "base64-UTF8", "scale", "axis",
        "horizontalHuggingPriority", "identifier", "buttonType", "sectionHeaderHeight", "itemSize",
        "modalPresentationStyle",
        "preferredMaxLayoutWidth", "shadowOffset", "widthSizable", "title", "text", "placeholderIntrinsicWidth",
    ]

    static let elements = [
        "view", "label", "button", "tableViewCell", "tableViewCellContentView", "subviews", "constraints", "constraint",
        "connections", "outlet", "outletCollection", "action", "segue", "rect", "color", "fontDescription", "state",
        "variation", "mask", "exclude", "include", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
        "navigationItem", "barButtonItem", "tabBarItem", "viewController", "navigationController", "tabBarController",
        "splitViewController", "pageViewController", "tableViewController", "collectionViewController", "containerView",
        "stackView", "placeholder", "viewControllerPlaceholder", "exit", "nil", "customObject", "tapGestureRecognizer",
        "collectionViewFlowLayout", "collectionViewCell", "collectionReusableView", "viewLayoutGuide", "layoutGuides",
        "attributedString", "fragment", "attributes", "string", "inset", "size", "point", "date", "segments", "segment",
        "items", "cells", "sections", "prototypes", "tableViewSection", "buttonConfiguration", "imageReference",
        "unknown",
    ]

    /// Values of all notations, most of them wrong for an attribute.
    static let values = [
        "", "YES", "NO", "0", "1", "-1", "0.5", "1e308", "-1e308", "1e-320", "9223372036854775807", "1e19", "nan",
        "inf",
        "-0", "1000", "1001", "100000", "16:9", "1:0", "0:1", "../../../../etc/passwd", "/etc/passwd", "a/../../b",
        "..",
        "\0", "a\nb", "é", "left", "center", "width", "height", "top", "baseline", "notAnAttribute", "equal",
        "vertical",
        "UIView", "UIButton", "UITableViewCell", "UIViewController", "UIKit", "Foundation", "NSObject", "view",
        "delegate",
        "dataSource", "frame", "bounds", "hidden", "arrangedSubviews", "superview", "embed", "show", "presentation",
        "unwind", "relationship", "rootViewController", "viewControllers", "v1", "v2", "v3", "v4", "s0", "s1", "s2",
        "-1",
        "-2", "plain", "grouped", "custom", "system", "calibratedWhite", "System", "catalog", "star", "key", "text",
        "removeFromSuperview", "reloadData", "boolean", "number", "color", "rect", "base64", "gestureRecognizers",
    ]
}
