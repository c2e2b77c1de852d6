import CoreGraphics

/// What a layer is drawn with that seldom changes, and never by moving.
struct LayerLook: Equatable {
    var sublayerTransform = CATransform3DIdentity
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1

    static func == (one: LayerLook, other: LayerLook) -> Bool {
        one.backgroundColor == other.backgroundColor && one.cornerRadius == other.cornerRadius
            && one.maskedCorners == other.maskedCorners && one.borderWidth == other.borderWidth
            && one.borderColor == other.borderColor && one.shadowColor == other.shadowColor
            && one.shadowOpacity == other.shadowOpacity && one.shadowOffset == other.shadowOffset
            && one.shadowRadius == other.shadowRadius && one.contentsRect == other.contentsRect
            && one.contentsGravity == other.contentsGravity && one.contentsScale == other.contentsScale
            && CATransform3DEqualToTransform(one.sublayerTransform, other.sublayerTransform)
    }
}

extension LayerLook {
    /// A look that several states share until one of them changes it: states are copied in every frame of a motion.
    struct Shared {
        private final class Storage {
            var look: LayerLook

            init(_ look: LayerLook) {
                self.look = look
            }
        }

        /// Never written to, since others refer to it too.
        nonisolated(unsafe) private static let plain = Storage(LayerLook())

        private var storage = Self.plain

        var look: LayerLook {
            // By `_read` a debug build reads memory that is gone.
            get { storage.look }
            _modify {
                if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.look) }
                yield &storage.look
            }
        }

        /// Whether two looks are equal; at once, where they were never changed apart.
        func equals(_ other: Shared) -> Bool {
            storage === other.storage || look == other.look
        }
    }
}
