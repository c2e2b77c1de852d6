import CoreGraphics
import Synchronization

/// The renderings of symbols that were used last.
///
/// Each call of `UIImage(systemName:)` makes an image of its own, and the rows of a table have many with one symbol.
/// They share the pixels, and on a GPU the texture.
final class SymbolRenderings: Sendable {
    struct Key: Hashable {
        let symbol: Symbol
        let orientation: UIImage.Orientation
        let scale: CGFloat
        let color: CGColor?
    }

    static let shared = SymbolRenderings()

    private let images = Mutex<[Key: CGImage]>([:])
    /// The number of renderings that are kept. A screen has fewer. When there are more, all are forgotten.
    private static let most = 128

    func image(_ key: Key, make: () -> CGImage?) -> CGImage? {
        if let known = images.withLock({ $0[key] }) { return known }
        // Drawn outside the lock, so that no other thread waits for a drawing.
        guard let made = make() else { return nil }
        images.withLock { images in
            if images.count >= Self.most { images = [:] }
            images[key] = made
        }
        return made
    }
}
