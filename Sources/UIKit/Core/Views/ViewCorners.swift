/// The corners of a view that has a configuration, or that was asked for its radii.
@MainActor
final class ViewCorners {
    var configuration = UICornerConfiguration()
    /// The views whose layout depends on the radii.
    private var readers: [Weak<UIView>] = []

    /// Notes that the layout of a view depends on the radii.
    func noteReader(_ reader: UIView) {
        guard !readers.contains(where: { $0.object === reader }) else { return }
        readers.removeAll { $0.object == nil }
        readers.append(Weak(object: reader))
    }

    /// Invalidates the layouts that depend on the radii, after a change. They note again what they depend on.
    func invalidateReaders() {
        let invalid = readers
        readers = []
        for reader in invalid { reader.object?.setNeedsLayout() }
    }
}
