import CoreGraphics
import Foundation
import Synchronization

/// A cache of an image's last rendering, for images whose stored pixels can't be shown directly.
final class RenderedImageCache: Sendable {
    private struct Entry {
        let scale: CGFloat
        let color: CGColor?
        let image: CGImage
    }

    private let last = Mutex<Entry?>(nil)

    func image(
        scale: CGFloat,
        color: CGColor?,
        make: (CGFloat, CGColor?) -> CGImage?
    ) -> CGImage? {
        if let entry = last.withLock({ $0 }), entry.scale == scale, entry.color == color { return entry.image }
        // Drawn outside the lock, so that no other thread waits for a drawing.
        guard let image = make(scale, color) else { return nil }
        last.withLock { $0 = Entry(scale: scale, color: color, image: image) }
        return image
    }
}
