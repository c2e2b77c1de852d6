/// A group of related examples.
@MainActor
public struct ExampleGroup {
    public let title: String
    public let examples: [Example]

    public init(title: String, examples: [Example]) {
        (self.title, self.examples) = (title, examples)
    }

    /// The groups, in the order of the gallery. Tables and lists are first there with Unfold, and then, in the same
    /// order, without.
    public static let all: [ExampleGroup] = [
        ExampleGroup(title: "Five common tables, with Unfold", examples: Example.unfolding),
        ExampleGroup(title: "More that unfolds", examples: Example.unfoldingOnly),
        ExampleGroup(title: "Today's lists, with Unfold", examples: Example.unfoldingLists),
        ExampleGroup(title: "The five by UIKit alone", examples: Example.plain),
        ExampleGroup(title: "Today's lists by UIKit alone", examples: Example.plainLists),
    ]
}
