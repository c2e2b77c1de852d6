/// The traits by which variations of elements are chosen.
public struct NibSizeClasses: Hashable, Sendable {
    /// Whether the width is regular, and not compact.
    public var isWidthRegular: Bool
    /// Whether the height is regular, and not compact.
    public var isHeightRegular: Bool

    public init(isWidthRegular: Bool, isHeightRegular: Bool) {
        self.isWidthRegular = isWidthRegular
        self.isHeightRegular = isHeightRegular
    }

    /// Returns the number of conditions in the key of a variation, such as `heightClass=compact-widthClass=regular`, or
    /// `nil` if one of them isn't met. The key `default` has no conditions.
    func conditions(in key: String) -> Int? {
        guard key != "default" else { return 0 }
        let conditions = key.split(separator: "-")
        let areMet = conditions.allSatisfy { condition in
            switch condition {
            case "widthClass=regular": isWidthRegular
            case "widthClass=compact": !isWidthRegular
            case "heightClass=regular": isHeightRegular
            case "heightClass=compact": !isHeightRegular
            // Variations for other idioms, such as that of the Mac.
            default: false
            }
        }
        return areMet ? conditions.count : nil
    }
}
