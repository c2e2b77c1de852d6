import InterfaceBuilder

/// The attributes of Interface Builder for properties that this UIKit doesn't have.
@MainActor
enum NibGaps {
    /// The attributes, and the keys of children, by the elements that have them.
    static let attributes: [String: Set<String>] = [
        "view": ["clearsContextBeforeDrawing", "layoutMarginsFollowReadableWidth"],
        "button": ["reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted"],
        "imageView": ["adjustsImageSizeForAccessibilityContentSizeCategory"],
        "toolbar": ["barTintColor"],
    ]

    /// Names what an element of a kind has and its object lacks, once for all files.
    static func report(_ element: NibElement, _ kind: NibKind) {
        guard let names = attributes[kind.name] else { return }
        for name in names.sorted() where element[name] != nil || element.value(for: name) != nil {
            NibReports.write("The attribute \(name) of <\(element.name)> in nibs is not supported. It is left out.")
        }
    }
}
