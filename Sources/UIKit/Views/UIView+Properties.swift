import CoreGraphics

extension UIView {
    /// A number for the client's own use. 0 at first.
    public var tag: Int {
        get { storage.tag }
        set { storage.tag = newValue }
    }

    /// How opaque the view is with all that is in it, 0 to 1.
    public var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view promises to fill its bounds; a hint to drawing. `true` at first.
    public var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether what is in the view is cut off at its bounds. `false` at first.
    public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the view takes touches. `true` at first.
    public var isUserInteractionEnabled: Bool {
        get { storage.isUserInteractionEnabled }
        set { storage.isUserInteractionEnabled = newValue }
    }

    /// Whether the view gets more than one touch at a time. `false` at first.
    public var isMultipleTouchEnabled: Bool {
        get { storage.isMultipleTouchEnabled }
        set { storage.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views get no touches while this one has some. `false` at first.
    public var isExclusiveTouch: Bool {
        get { storage.isExclusiveTouch }
        set { storage.isExclusiveTouch = newValue }
    }

    /// How contents are fitted when the bounds change.
    public var contentMode: ContentMode {
        get { storage.contentMode }
        set {
            storage.contentMode = newValue
            layer.contentsGravity = newValue.gravity
            layer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// How contents are fitted into a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
