import CoreGraphics
import QuartzCore
import UIKit

/// Reads what a person sees of a cell, by the values of the current frame.
@MainActor
struct CellReader {
    private var contents: [ContentSample] = []

    /// Returns the sample of a row's cell, or `nil` if the cell isn't in a window.
    ///
    /// - Parameters:
    ///   - table: The frame of the table in the window.
    ///   - last: The look of the cell in the last frame. The views inside are read only if it has changed.
    static func sample(of cell: UIView, at row: IndexPath, in table: CGRect, last: inout CellLook?)
        -> CellSample?
    {
        guard let window = cell.window?.layer else { return nil }
        let layer = cell.layer
        let presented = PresentedLayer(layer)
        let transform = layer.presentedTransform(to: window)
        let frame = presented.bounds.applying(transform)
        let opacity = layer.isHidden ? 0 : presented.opacity
        let look = CellLook(of: layer, transform, opacity: opacity)
        let fade = abs(presented.opacity - CGFloat(layer.opacity)) * frame.height
        let unrest = max(unrest(of: layer), fade)
        var sample = CellSample(row: row, frame: frame, table: table, unrest: unrest, contents: [])
        if let last, let shift = look.shift(from: last) {
            sample.isUnchanged = true
            sample.contents = shift == .zero ? last.contents : last.contents.map { $0.moved(by: shift) }
        } else {
            var reader = CellReader()
            reader.read(cell, transform, clip: clip(of: layer, frame, transform, in: .infinite), opacity: opacity)
            sample.contents = reader.contents.filter(\.isSeen)
        }
        last = look
        last?.contents = sample.contents
        return sample
    }

    /// Returns the largest distance of an edge of a layer from where it comes to rest in its superlayer.
    private static func unrest(of layer: CALayer) -> CGFloat {
        let (shown, end) = (PresentedLayer(layer).frame, layer.frame)
        return max(abs(shown.minX - end.minX), abs(shown.minY - end.minY), abs(shown.maxY - end.maxY))
    }

    /// Returns the part of a clip in which the contents of a layer are seen.
    private static func clip(
        of layer: CALayer,
        _ frame: CGRect,
        _ transform: CGAffineTransform,
        in clip: CGRect
    ) -> CGRect {
        var clip = clip
        if layer.masksToBounds { clip = clip.intersection(frame) }
        if let mask = layer.mask { clip = clip.intersection((mask.presentation() ?? mask).frame.applying(transform)) }
        return clip
    }

    /// Reads the views inside a view.
    private mutating func read(_ view: UIView, _ transform: CGAffineTransform, clip: CGRect, opacity: CGFloat) {
        for child in view.subviews where !child.layer.isHidden {
            let presented = PresentedLayer(child.layer)
            let opacity = opacity * presented.opacity
            guard opacity > 0.01 else { continue }
            let place = presented.transform(below: transform)
            let frame = presented.bounds.applying(place)
            let inner = Self.clip(of: child.layer, frame, place, in: clip)
            cover(by: child, frame.intersection(clip), opacity: opacity)
            if let sample = sample(of: child, frame, place, clip: inner, opacity: opacity) {
                contents.append(sample)
            } else if !(child is UIControl || child is UIScrollView || child is UILabel) {
                read(child, place, clip: inner, opacity: opacity)
            }
        }
    }

    /// Takes away what a view with an opaque background hides of the views behind it.
    private mutating func cover(by view: UIView, _ area: CGRect, opacity: CGFloat) {
        guard opacity > 0.99, !contents.isEmpty, !area.isNull,
            view.backgroundColor.map({ $0.cgColor.alpha > 0.99 }) == true
        else { return }
        for index in contents.indices { contents[index].shown = contents[index].shown.uncovered(by: area) }
    }

    private func sample(
        of view: UIView,
        _ frame: CGRect,
        _ transform: CGAffineTransform,
        clip: CGRect,
        opacity: CGFloat
    ) -> ContentSample? {
        switch view {
        case let label as UILabel:
            return sample(of: label, transform, clip: clip, opacity: opacity)
        case let text as UITextView where !text.text.isEmpty:
            return sample(of: text, text.text, text.font, frame, transform, clip: clip, opacity: opacity)
        case let field as UITextField where field.text?.isEmpty == false:
            return sample(of: field, field.text, field.font, frame, transform, clip: clip, opacity: opacity)
        case let image as UIImageView where image.image == nil: return nil
        case is UIControl, is UIImageView:
            return sample(of: view, nil, nil, frame, transform, clip: clip, opacity: opacity)
        default: return nil
        }
    }

    /// Returns the sample of a view other than a label.
    private func sample(
        of view: UIView,
        _ text: String?,
        _ font: UIFont?,
        _ frame: CGRect,
        _ transform: CGAffineTransform,
        clip: CGRect,
        opacity: CGFloat
    ) -> ContentSample {
        let (now, end) = (PresentedLayer(view.layer).bounds.size, view.bounds.size)
        // An image or a control that is uncovered grows in one direction only.
        let isEmpty = min(end.width, end.height) < 1
        let growth = isEmpty || text != nil ? 1 : max(now.width / end.width, now.height / end.height)
        return ContentSample(
            key: .view(ObjectIdentifier(view)),
            name: text ?? ClassNames.name(of: view),
            isText: text != nil,
            lineHeight: font?.lineHeight ?? Self.lineHeight,
            frame: frame,
            origin: frame.origin,
            shown: frame.intersection(clip),
            opacity: opacity,
            scale: transform.scale * growth,
            unrest: Self.unrest(of: view.layer)
        )
    }

    private func sample(
        of label: UILabel,
        _ transform: CGAffineTransform,
        clip: CGRect,
        opacity: CGFloat
    ) -> ContentSample? {
        guard let text = label.text, !text.isEmpty,
            let drawn = label.textPlace(in: PresentedLayer(label.layer).bounds)
        else { return nil }
        let frame = drawn.frame.applying(transform)
        return ContentSample(
            key: .text(text),
            name: text,
            isText: true,
            lineHeight: label.font.lineHeight,
            frame: frame,
            origin: drawn.frame.origin.applying(transform),
            shown: frame.intersection(drawn.clip.applying(transform)).intersection(clip),
            opacity: opacity,
            scale: transform.scale * drawn.scale,
            unrest: Self.unrest(of: label.layer)
        )
    }

    /// The height in points that counts as a line of what isn't text: that of the standard font.
    private static let lineHeight: CGFloat = 20
}

/// The names of classes, which take longer to find out than all else that is read of a view.
@MainActor
private enum ClassNames {
    private static var known: [ObjectIdentifier: String] = [:]

    static func name(of view: UIView) -> String {
        let type = Swift.type(of: view)
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = "\(type)"
        known[ObjectIdentifier(type)] = name
        return name
    }
}

extension CGAffineTransform {
    /// How much larger something is after the transform.
    fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
