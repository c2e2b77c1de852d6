import CoreGraphics

/// A typeface without a size. At Apple it is a class of Core Graphics; here UIKit finds fonts.
public final class CGFont: Hashable, Sendable {
    private let name: String

    /// Creates the typeface with a name as `UIFont.init(name:size:)` takes it; `nil` if there is no such font.
    public init?(_ name: CFString) {
        guard FontName.description(named: name, size: 1) != nil else { return nil }
        self.name = name
    }

    /// The name.
    public var postScriptName: CFString? { name }

    /// Whether two typefaces have the same name.
    public static func == (one: CGFont, other: CGFont) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
