import CoreGraphics

/// The values of a layer that change rarely, and never when the layer moves.
struct LayerAppearance: Equatable {
    var sublayerTransform = CATransform3DIdentity
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    /// The radius of each corner, if it isn't `cornerRadius`.
    var cornerRadii: CornerRadii?
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadow = ShadowAppearance()
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var filters = ContentsFilters()
    var allowsGroupOpacity = true
    /// The values that the layer class adds, or nil if it adds none.
    var own: (any LayerValues)?

    static func == (one: LayerAppearance, other: LayerAppearance) -> Bool {
        one.shadow == other.shadow && one.hasSamePicture(as: other)
    }

    /// Returns whether two looks have equal values apart from the shadow.
    func hasSamePicture(as other: LayerAppearance) -> Bool {
        backgroundColor == other.backgroundColor && cornerRadius == other.cornerRadius
            && maskedCorners == other.maskedCorners && cornerRadii == other.cornerRadii
            && cornerCurve == other.cornerCurve
            && borderWidth == other.borderWidth && borderColor == other.borderColor
            && contentsRect == other.contentsRect && contentsCenter == other.contentsCenter
            && contentsGravity == other.contentsGravity && contentsScale == other.contentsScale
            && filters == other.filters && allowsGroupOpacity == other.allowsGroupOpacity
            && CATransform3DEqualToTransform(sublayerTransform, other.sublayerTransform)
            && areEqual(own, other.own)
    }
}

extension LayerAppearance {
    /// A look that several states share until one of them changes it (copy-on-write). Sharing keeps the states small,
    /// which are copied in every frame of a motion.
    struct Shared {
        private final class Storage {
            var look: LayerAppearance

            init(_ look: LayerAppearance) {
                self.look = look
            }
        }

        /// The storage of all unchanged looks. It always has several references, and is therefore never written to.
        nonisolated(unsafe) private static let plain = Storage(LayerAppearance())

        private var storage = Self.plain

        var look: LayerAppearance {
            // Not `_read`, with which a debug build accesses freed memory.
            get { storage.look }
            _modify {
                if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.look) }
                yield &storage.look
            }
        }

        /// Returns whether two looks are equal. Constant time if they share their storage.
        func equals(_ other: Shared) -> Bool {
            storage === other.storage || look == other.look
        }

        /// Returns whether two looks are equal apart from the shadow. Constant time if they share their storage.
        func hasSamePicture(as other: Shared) -> Bool {
            storage === other.storage || look.hasSamePicture(as: other.look)
        }
    }
}
