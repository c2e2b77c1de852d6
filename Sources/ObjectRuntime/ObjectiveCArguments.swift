import Failures

/// The arguments of a method that is performed by its selector.
@_spi(ObjectiveCSources)
public struct ObjectiveCArguments {
    private let values: [Any?]

    package init(_ values: [Any?]) { self.values = values }

    /// Returns an argument as the type of the parameter. An argument that is missing is `nil`. It's a programmer error
    /// if the argument doesn't have the type.
    public func argument<Value>(_ index: Int, as type: Value.Type = Value.self) -> Value {
        let value = index < values.count ? values[index] : nil
        guard let converted = ObjectiveCValue.convert(value, to: type) else {
            programmerError(
                "argument \(index) is \(value.map { "\($0)" } ?? "nil"), which is not of type \(type)",
                in: "-[NSObject performSelector:]",
                .invalidArgument
            )
        }
        return converted
    }
}
