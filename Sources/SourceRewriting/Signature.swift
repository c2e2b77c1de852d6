/// The parameters and the result of a method.
struct Signature: Sendable {
    struct Parameter: Sendable {
        var label: String
        /// The type without attributes; `T!` is `T?`.
        var type: String
        /// The type as written.
        var writtenType: String
        var isInout: Bool
        var isVariadic: Bool
    }

    var parameters: [Parameter]
    var result: String?
    var isAsync: Bool
    var isThrowing: Bool
    var isGeneric: Bool

    var labels: [String] { parameters.map(\.label) }
    var returnsNothing: Bool { result == nil || result == "Void" || result == "()" }

    /// Why Objective-C can't call the method, or `nil` if it can.
    var obstacle: String? {
        if isGeneric { return "it is generic" }
        if isAsync { return "it is asynchronous" }
        if parameters.contains(where: \.isInout) { return "it has an 'inout' parameter" }
        if parameters.contains(where: \.isVariadic) { return "it has a variadic parameter" }
        return nil
    }

    /// The arguments of a call that passes parameters with the names `p0`, `p1` and so on.
    var forwardedArguments: String {
        parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + "p\(index)"
        }.joined(separator: ", ")
    }

    /// The parameters with the names `p0`, `p1` and so on.
    var forwardingParameters: String {
        parameters.enumerated().map { "\($1.label) p\($0): \($1.writtenType)" }.joined(separator: ", ")
    }

    var effects: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
    var callEffects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}
