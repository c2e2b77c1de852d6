/// A group of related examples.
@MainActor
public struct ExampleGroup {
    public let title: String
    public let examples: [Example]

    public init(title: String, examples: [Example]) {
        (self.title, self.examples) = (title, examples)
    }

    /// The groups, in the order of the gallery. The first and the last group contain the same tables in the same order.
    public static let all: [ExampleGroup] = [
        ExampleGroup(title: "Five common tables, with Unfold", examples: Example.unfolding),
        ExampleGroup(title: "More that unfolds", examples: Example.unfoldingOnly),
        ExampleGroup(title: "The five by UIKit alone", examples: Example.plain),
    ]
}
