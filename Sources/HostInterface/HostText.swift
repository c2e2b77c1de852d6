/// Text from an input method that does not come from a single key.
package enum HostText: Equatable, Sendable {
    /// Text that is final.
    case inserted(String)
    /// Marked text that is being composed, and the offset of the caret in it, in UTF-16 code units.
    ///
    /// The text is empty when the composition ends.
    case marked(String, caret: Int)
}
