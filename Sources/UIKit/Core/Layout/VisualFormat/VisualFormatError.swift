/// An error in a visual format.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    var reason: String
    /// The format without whitespace, or `nil` if the error has no position.
    var line: String?
    /// The number of characters before the error.
    var position = 0

    /// The reason of UIKit's exception: the error, and the format with a caret under its position.
    var description: String {
        guard let line else { return "Unable to parse constraint format: \(reason)" }
        let caret = String(repeating: " ", count: position) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(line) \n\(caret)"
    }
}
