import UIKit

/// A table or a list of the gallery.
@MainActor
public struct Example: Identifiable {
    /// The short name, for command lines and file names.
    public let id: String
    public let title: String
    /// A sentence that describes the example.
    public let summary: String
    let icon: ExampleIcon
    /// A closure that creates the view controller of the example.
    public let makeViewController: @MainActor () -> UIViewController

    /// All examples, in the order of the gallery.
    public static let all = ExampleGroup.all.flatMap(\.examples)

    /// Returns the table of the moving picture in the README: rows with a picture and a text.
    public static func makeShowcase() -> UIViewController {
        UnfoldingCloudsViewController()
    }

    /// The examples that don't use Unfold, implemented as common tutorials do.
    static let plain: [Example] = [
        Example(
            id: "tap-to-reveal",
            title: "Tap to reveal",
            summary: "The delegate gives the open row twice the height; the row is reloaded with a fade.",
            icon: ExampleIcon("person.fill", .systemGray),
            makeViewController: { PioneersViewController() }
        ),
        Example(
            id: "comments",
            title: "Comments",
            summary: "A comment grows to its whole text; opening one closes the other.",
            icon: ExampleIcon("bubble.left.fill", .systemGray),
            makeViewController: { CommentsViewController() }
        ),
        Example(
            id: "messages",
            title: "Messages",
            summary: "Any number of rows open at once, in a feed that grows while it is read.",
            icon: ExampleIcon("envelope.fill", .systemGray),
            makeViewController: { MessagesViewController() }
        ),
        Example(
            id: "main-and-detail",
            title: "Main and detail",
            summary: "The priority of one constraint opens a row; opening one closes the other.",
            icon: ExampleIcon("cloud.fill", .systemGray),
            makeViewController: { CloudsViewController() }
        ),
        Example(
            id: "three-sizes",
            title: "Three sizes",
            summary: "A button changes a constraint in a batch update; no cell is reloaded.",
            icon: ExampleIcon("drop.fill", .systemGray),
            makeViewController: { TilesViewController() }
        ),
    ]
}

extension Example {
    /// Creates an example that an app adds to the gallery.
    ///
    /// - Parameters:
    ///   - id: The short name.
    ///   - title: The title of its row.
    ///   - summary: A sentence that describes the example.
    ///   - symbol: The name of the system's symbol in its icon.
    ///   - color: The color of its icon.
    ///   - makeViewController: A closure that creates its view controller.
    public init(
        id: String,
        title: String,
        summary: String,
        symbol: String,
        color: UIColor,
        makeViewController: @escaping @MainActor () -> UIViewController
    ) {
        let icon = ExampleIcon(symbol, color)
        self.init(id: id, title: title, summary: summary, icon: icon, makeViewController: makeViewController)
    }
}
