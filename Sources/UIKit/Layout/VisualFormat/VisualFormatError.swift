/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    var reason: String
    /// The format without its spaces; `nil` if no place in it is meant.
    var line: String?
    /// The characters before the place.
    var position = 0

    /// The reason of UIKit's exception: what is wrong, then the format with a caret under the place.
    var description: String {
        guard let line else { return "Unable to parse constraint format: \(reason)" }
        let caret = String(repeating: " ", count: position) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(line) \n\(caret)"
    }
}
