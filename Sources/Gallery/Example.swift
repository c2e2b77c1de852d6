import UIKit

/// A table of the gallery.
@MainActor
public struct Example: Identifiable {
    /// A short name for command lines and file names.
    public let id: String
    public let title: String
    /// What the example shows, in one sentence.
    public let summary: String
    /// Makes the controller of the table, new each time.
    public let makeViewController: @MainActor () -> UIViewController

    /// All examples in the order of the gallery.
    public static let all: [Example] = [
        Example(
            id: "tap-to-reveal",
            title: "Tap to reveal",
            summary: "The delegate gives the open row twice the height; the row is reloaded with a fade.",
            makeViewController: { PioneersViewController() }
        ),
        Example(
            id: "comments",
            title: "Comments",
            summary: "A comment grows to its whole text; opening one closes the other.",
            makeViewController: { CommentsViewController() }
        ),
    ]
}
