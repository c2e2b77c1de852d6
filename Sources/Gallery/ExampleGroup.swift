/// A group of related examples.
@MainActor
public struct ExampleGroup {
    public let title: String
    public let examples: [Example]

    /// The groups, in the order of the gallery. The first two groups contain the same tables in the same order.
    public static let all: [ExampleGroup] = [
        ExampleGroup(title: "With UIKit alone", examples: Example.plain),
        ExampleGroup(title: "The same with Unfold", examples: Example.unfolding),
        ExampleGroup(title: "What only Unfold does", examples: Example.unfoldingOnly),
    ]
}
