import Foundation

/// A closure that changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    public let transform: (AttributeContainer) -> AttributeContainer
    /// The transformers that were copied from each other are equal.
    private let identity = Identity()

    private final class Identity {}

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}

extension UIConfigurationTextAttributesTransformer {
    /// A key for comparing configurations. Closures can't be compared.
    var key: ObjectIdentifier { ObjectIdentifier(identity) }
}
