import CoreGraphics
import Foundation
import QuartzCore

/// A layer that draws a text from its upper edge. At Apple it is a class of QuartzCore; here UIKit draws text.
///
/// A change draws the contents again, at the scale `contentsScale`. No property is animated.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`. Other types draw nothing. A text with attributes has a font and
    /// a color of its own. `nil` by default.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font: a `UIFont`, a `CGFont` or the name of a font as an `NSString`. Its size doesn't count. Helvetica if it
    /// is `nil`, the default, or of another type.
    open var font: AnyObject? { didSet { setNeedsDisplay() } }
    /// The size of the font in points. 36 by default.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The color of the text. Opaque white by default.
    open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }
    /// Whether lines are wrapped at the width of the layer. `false` by default.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// The end of lines that are too long. `.none` by default, which cuts them at the edge.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// The alignment of lines. `.natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

    /// Creates a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a presentation of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
    }

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        guard let text = drawnText else { return }
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        text.draw(with: bounds, options: .usesLineFragmentOrigin, context: nil)
    }

    /// The text with the attributes of the layer.
    private var drawnText: NSAttributedString? {
        let text: NSMutableAttributedString
        switch string {
        case let string as String:
            text = NSMutableAttributedString(string: string)
            let whole = NSRange(location: 0, length: text.length)
            text.addAttribute(.font, value: drawnFont, range: whole)
            if let color = foregroundColor {
                text.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: whole)
            }
        case let string as NSAttributedString: text = NSMutableAttributedString(attributedString: string)
        default: return nil
        }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }

    private var drawnFont: UIFont {
        let name: String? =
            switch font {
            case let font as UIFont: font.fontName
            case let font as CGFont: font.postScriptName
            case let name as NSString: String(describing: name)
            default: nil
            }
        return UIFont(name: name ?? "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
}
