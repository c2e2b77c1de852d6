/// The creation of a nib's objects.
///
/// It is built on views of all kinds, some of which use nibs, and implements this protocol for `UINib`.
@preconcurrency @MainActor
protocol NibInstantiating: AnyObject {
    /// - Parameter external: The objects that placeholders stand for, by their identifiers.
    func makeObjects(of file: NibFile, owner: Any?, external: [String: Any]) -> [Any]
}
