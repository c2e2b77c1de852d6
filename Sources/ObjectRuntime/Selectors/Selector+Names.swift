extension Selector {
    /// The number of parameters.
    package var parameterCount: Int {
        name.utf8.count { $0 == UInt8(ascii: ":") }
    }
}

/// Returns the selector with a name.
// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// Returns the name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
