import CoreGraphics
import InterfaceBuilder

extension NibKind {
    /// The element `view`, with the properties of all views.
    static let view = NibKind(
        "view",
        extends: nil,
        UIView.self,
        [
            NibProperty("frame", { $0.rect("frame") }) { (view: UIView, frame: CGRect) in view.frame = frame },
            NibProperty("frameInset", { $0.frameInset("frameInset") }) { (view: UIView, frame: CGRect) in
                view.frame = frame
            },
            NibProperty("autoresizingMask", { $0.autoresizingMask }) { (view: UIView, mask) in
                view.autoresizingMask = mask
            },
            .bool("translatesAutoresizingMaskIntoConstraints") { (view: UIView, value) in
                view.translatesAutoresizingMaskIntoConstraints = value
            },
            .choice("contentMode", contentModes) { (view: UIView, mode) in view.contentMode = mode },
            .bool("opaque") { (view: UIView, value) in view.isOpaque = value },
            .bool("hidden") { (view: UIView, value) in view.isHidden = value },
            .number("alpha") { (view: UIView, alpha) in view.alpha = alpha },
            .text("restorationIdentifier") { (view: UIView, value) in view.restorationIdentifier = value },
            .integer("tag", upTo: .max) { (view: UIView, tag) in view.tag = tag },
            .bool("userInteractionEnabled") { (view: UIView, value) in view.isUserInteractionEnabled = value },
            .bool("multipleTouchEnabled") { (view: UIView, value) in view.isMultipleTouchEnabled = value },
            .bool("exclusiveTouch") { (view: UIView, value) in view.isExclusiveTouch = value },
            .bool("clipsSubviews") { (view: UIView, value) in view.clipsToBounds = value },
            .bool("clipsToBounds") { (view: UIView, value) in view.clipsToBounds = value },
            .bool("autoresizesSubviews") { (view: UIView, value) in view.autoresizesSubviews = value },
            .bool("preservesSuperviewLayoutMargins") { (view: UIView, value) in
                view.preservesSuperviewLayoutMargins = value
            },
            .bool("insetsLayoutMarginsFromSafeArea") { (view: UIView, value) in
                view.insetsLayoutMarginsFromSafeArea = value
            },
            .choice("semanticContentAttribute", semantics) { (view: UIView, value) in
                view.semanticContentAttribute = value
            },
            .number("horizontalHuggingPriority") { (view: UIView, value) in
                view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
            },
            .number("verticalHuggingPriority") { (view: UIView, value) in
                view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .vertical)
            },
            .number("horizontalCompressionResistancePriority") { (view: UIView, value) in
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .horizontal)
            },
            .number("verticalCompressionResistancePriority") { (view: UIView, value) in
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
            },
            .color("backgroundColor") { (view: UIView, color) in view.backgroundColor = color },
            .color("tintColor") { (view: UIView, color) in view.tintColor = color },
            .insets("layoutMargins") { (view: UIView, insets) in view.layoutMargins = insets },
            NibProperty("directionalLayoutMargins", { $0.directionalInsets("directionalLayoutMargins") }) {
                (view: UIView, insets) in
                view.directionalLayoutMargins = insets
            },
        ],
        addParts: { view, source in
            source.builder.addAccessibility(to: view, from: source)
            source.builder.addGuides(to: view, from: source)
            source.builder.addSubviews(to: view, from: source)
            source.builder.addConstraints(of: view, from: source)
        }
    )

    /// The element `containerView`, whose contents are those of an embedded controller.
    static let containerView = NibKind("containerView", extends: .view, UIView.self, [])

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}

extension NibSource {
    fileprivate var autoresizingMask: UIView.AutoresizingMask? {
        guard let mask = child("autoresizingMask") else { return nil }
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if mask.bool($1.0) == true { $0.insert($1.1) } }
    }
}
