extension NibBuilder {
    /// Sets the accessibility properties of a view.
    func addAccessibility(to view: UIView, from source: NibSource) {
        guard let accessibility = source.child("accessibilityConfiguration") else { return }
        if let label = accessibility.text("label") { view.accessibilityLabel = label }
        if let hint = accessibility.text("hint") { view.accessibilityHint = hint }
        if let identifier = accessibility.element["identifier"] { view.accessibilityIdentifier = identifier }
        if let isElement = accessibility.child("isElement")?.bool("value") { view.isAccessibilityElement = isElement }
        if let traits = accessibility.child("traits") {
            view.accessibilityTraits = Self.traits.reduce(into: []) { result, trait in
                if traits.bool(trait.0) == true { result.insert(trait.1) }
            }
        }
    }

    private static let traits: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("header", .header),
    ]
}
