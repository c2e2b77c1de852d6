/// A closure that changes the colors of a configuration.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// Returns the level of gray of a color.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let values = color.cgColor.rgba
        // The luma of ITU-R BT.709.
        let white = 0.2126 * values.red + 0.7152 * values.green + 0.0722 * values.blue
        return UIColor(white: CGFloat(white), alpha: CGFloat(values.alpha))
    }

    public let transform: (UIColor) -> UIColor
    /// The transformers that were copied from each other are equal.
    private let identity = Identity()

    private final class Identity {}

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }
}

extension UIConfigurationColorTransformer {
    /// A key for comparing configurations. Closures can't be compared.
    var key: ObjectIdentifier { ObjectIdentifier(identity) }
}
