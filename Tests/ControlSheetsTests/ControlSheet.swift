import Testing
import UIKit
import UIKitTesting

/// The description of a screen with a control in its styles and states, of which there are pictures.
///
/// A sheet is a constant in a file of its own in `Sheets`, and a line in ``all``.
struct ControlSheet: Sendable {
    /// The name of the pictures in `docs/controls`, without extension.
    let name: String
    /// The height of the screen in points, or `nil` if the screen is as high as the contents at the text size.
    var height: CGFloat?
    /// Returns the contents. If `height` is `nil`, their `preferredContentSize` has the height after a layout.
    let makeViewController: @MainActor @Sendable () -> UIViewController
    /// The actions of a person on the screen, before it is drawn.
    var act: @MainActor @Sendable (TestScreen) throws -> Void = { _ in }
}

extension ControlSheet: CustomTestStringConvertible {
    var testDescription: String { name }
}
