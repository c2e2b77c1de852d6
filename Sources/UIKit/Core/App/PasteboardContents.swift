/// The items of a pasteboard, which all objects with its name share.
@MainActor
final class PasteboardContents {
    /// The texts of the items.
    var strings: [String] = []
    var changeCount = 0

    /// The text that other apps get.
    var text: String { strings.joined(separator: "\n") }
}
