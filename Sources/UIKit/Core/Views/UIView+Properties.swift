import CoreGraphics

extension UIView {
    /// A number for the client's own use, 0 by default.
    public var tag: Int {
        get { storage.tag }
        set { storage.tag = newValue }
    }

    /// The opacity of the view and its subviews, from 0 to 1.
    public var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view fills its bounds completely, as a hint for drawing. `true` by default.
    public var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are clipped to the view's bounds. `false` by default.
    public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the view receives touches. `true` by default.
    public var isUserInteractionEnabled: Bool {
        get { storage.isUserInteractionEnabled }
        set { storage.isUserInteractionEnabled = newValue }
    }

    /// Whether the view receives more than one touch at a time. `false` by default.
    public var isMultipleTouchEnabled: Bool {
        get { storage.isMultipleTouchEnabled }
        set { storage.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views receive no touches while this one has some. `false` by default.
    public var isExclusiveTouch: Bool {
        get { storage.isExclusiveTouch }
        set { storage.isExclusiveTouch = newValue }
    }

    /// The way in which contents are fitted when the bounds change.
    public var contentMode: ContentMode {
        get { storage.contentMode }
        set {
            storage.contentMode = newValue
            layer.contentsGravity = newValue.gravity
            layer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// The ways in which contents are fitted into a view.
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
