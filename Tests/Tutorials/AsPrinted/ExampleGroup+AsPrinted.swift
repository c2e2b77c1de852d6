import CleanGallery
import ThreeSizes
import UIKit

extension ExampleGroup {
    /// The listings, as they are printed. They follow the clean tables, which do the same by UIKit alone.
    static let asPrinted = ExampleGroup(
        title: "As printed",
        examples: [
            Example(
                id: "whole-messages-as-printed",
                title: "Whole messages",
                summary: "Messages of any length, from a prototype cell. They don't unfold.",
                symbol: "envelope.fill",
                color: .systemBrown,
                makeViewController: { initialViewController(of: "WholeMessages") }
            ),
            Example(
                id: "messages-as-printed",
                title: "Messages",
                summary: "Three lines, or the whole message. The row is reloaded.",
                symbol: "envelope.fill",
                color: .systemBrown,
                makeViewController: { initialViewController(of: "Messages") }
            ),
            Example(
                id: "main-and-detail-as-printed",
                title: "Main and detail",
                summary: "The printed part of the cell, with a nib as its text describes.",
                symbol: "cloud.fill",
                color: .systemBrown,
                makeViewController: { initialViewController(of: "MainAndDetail") }
            ),
            Example(
                id: "three-sizes-as-printed",
                title: "Three sizes",
                summary: "A button changes a constraint in a batch update.",
                symbol: "drop.fill",
                color: .systemBrown,
                makeViewController: { ThreeSizesPage.makeViewController() }
            ),
        ]
    )

    private static func initialViewController(of name: String) -> UIViewController {
        UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() ?? UIViewController()
    }
}
