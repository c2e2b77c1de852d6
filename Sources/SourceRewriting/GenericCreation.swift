/// Rewrites calls of initializers of generic parameters.
///
/// With Objective-C any class of a metatype can be created, and not only by a `required` initializer. So `View()` with
/// a parameter `View: UIView` of the same source becomes `_made(View.self)`. Initializers with arguments are members
/// of UIKit's classes.
struct GenericCreation {
    let source: ScannedSource
    let index: ModuleIndex

    func edits() -> [Edit] { calls.map { Edit($0.range, paddedTo: "_made(\($0.name).self)", on: .after) } }

    /// The lines after the last one.
    func tail() -> String {
        guard !calls.isEmpty else { return "" }
        return """
            fileprivate nonisolated func _made<Object: NSObject>(_ type: Object.Type) -> Object {
                objectiveCObject(of: type)
            }

            """
    }

    private var calls: [GenericCall] {
        source.genericCalls.filter { call in
            guard let constraints = source.genericParameters[call.name] else { return false }
            return constraints.allSatisfy { index.ancestry(of: index.resolve($0, from: "")).contains("NSObject") }
        }
    }
}

/// The call of an initializer of a generic parameter, without arguments.
struct GenericCall: Sendable {
    var name: String
    var range: Range<Int>
}
