import CoreGraphics
import QuartzCore
import UIKit

/// Reads what a person sees of a cell, by the values of the current frame.
@MainActor
struct CellReader {
    private let window: CALayer
    private var contents: [ContentSample] = []

    /// Returns the sample of a row's cell, or `nil` if the cell isn't in a window.
    ///
    /// - Parameter table: The frame of the table in the window.
    static func sample(of cell: UITableViewCell, at row: IndexPath, in table: CGRect) -> CellSample? {
        guard let window = cell.window?.layer else { return nil }
        var reader = CellReader(window: window)
        let frame = reader.rect(of: cell.layer)
        let opacity = CGFloat((cell.layer.presentation() ?? cell.layer).opacity)
        let clip = reader.clip(in: cell, from: .infinite)
        reader.read(cell, clip: clip, opacity: cell.layer.isHidden ? 0 : opacity)
        let fade = abs(opacity - CGFloat(cell.layer.opacity)) * frame.height
        return CellSample(
            row: row,
            frame: frame,
            table: table,
            unrest: max(reader.unrest(of: cell.layer), fade),
            contents: reader.contents.filter(\.isSeen)
        )
    }

    private func rect(of layer: CALayer) -> CGRect {
        let bounds = layer.presentation()?.bounds ?? layer.bounds
        return bounds.applying(layer.presentedTransform(to: window))
    }

    /// Returns the largest distance of an edge of a layer from where it comes to rest in its superlayer.
    private func unrest(of layer: CALayer) -> CGFloat {
        guard let shown = layer.presentation()?.frame else { return 0 }
        let end = layer.frame
        return max(abs(shown.minX - end.minX), abs(shown.minY - end.minY), abs(shown.maxY - end.maxY))
    }

    /// Returns the part of a clip in which the contents of a view are seen.
    private func clip(in view: UIView, from clip: CGRect) -> CGRect {
        var clip = clip
        if view.layer.masksToBounds { clip = clip.intersection(rect(of: view.layer)) }
        if let mask = view.layer.mask {
            let frame = (mask.presentation() ?? mask).frame
            clip = clip.intersection(frame.applying(view.layer.presentedTransform(to: window)))
        }
        return clip
    }

    /// Reads the views inside a view.
    private mutating func read(_ view: UIView, clip: CGRect, opacity: CGFloat) {
        for child in view.subviews where !child.layer.isHidden {
            let shown = child.layer.presentation() ?? child.layer
            let opacity = opacity * CGFloat(shown.opacity)
            guard opacity > 0.01 else { continue }
            let inner = self.clip(in: child, from: clip)
            cover(by: child, clip: clip, opacity: opacity)
            if let sample = sample(of: child, clip: inner, opacity: opacity) {
                contents.append(sample)
            } else if !(child is UIControl || child is UIScrollView || child is UILabel) {
                read(child, clip: inner, opacity: opacity)
            }
        }
    }

    /// Takes away what a view with an opaque background hides of the views behind it.
    private mutating func cover(by view: UIView, clip: CGRect, opacity: CGFloat) {
        guard opacity > 0.99, view.backgroundColor.map({ $0.cgColor.alpha > 0.99 }) == true else { return }
        let area = rect(of: view.layer).intersection(clip)
        guard !area.isNull else { return }
        for index in contents.indices { contents[index].shown = contents[index].shown.uncovered(by: area) }
    }

    private func sample(of view: UIView, clip: CGRect, opacity: CGFloat) -> ContentSample? {
        switch view {
        case let label as UILabel: return sample(of: label, clip: clip, opacity: opacity)
        case let text as UITextView where !text.text.isEmpty:
            return sample(of: text, text.text, text.font, clip: clip, opacity: opacity)
        case let field as UITextField where field.text?.isEmpty == false:
            return sample(of: field, field.text, field.font, clip: clip, opacity: opacity)
        case let image as UIImageView where image.image == nil: return nil
        case is UIControl, is UIImageView: return sample(of: view, nil, nil, clip: clip, opacity: opacity)
        default: return nil
        }
    }

    /// Returns the sample of a view other than a label.
    private func sample(
        of view: UIView,
        _ text: String?,
        _ font: UIFont?,
        clip: CGRect,
        opacity: CGFloat
    ) -> ContentSample {
        let frame = rect(of: view.layer)
        let (now, end) = (view.layer.presentation()?.bounds.size ?? view.bounds.size, view.bounds.size)
        // An image or a control that is uncovered grows in one direction only.
        let isEmpty = min(end.width, end.height) < 1
        let growth = isEmpty || text != nil ? 1 : max(now.width / end.width, now.height / end.height)
        return ContentSample(
            key: .view(ObjectIdentifier(view)),
            name: text ?? "\(Swift.type(of: view))",
            isText: text != nil,
            lineHeight: font?.lineHeight ?? Self.lineHeight,
            frame: frame,
            origin: frame.origin,
            shown: frame.intersection(clip),
            opacity: opacity,
            scale: scale(of: view.layer) * growth,
            unrest: unrest(of: view.layer)
        )
    }

    private func sample(of label: UILabel, clip: CGRect, opacity: CGFloat) -> ContentSample? {
        guard let text = label.text, !text.isEmpty else { return nil }
        let bounds = label.layer.presentation()?.bounds ?? label.layer.bounds
        guard let drawn = label.textPlace(in: bounds) else { return nil }
        let transform = label.layer.presentedTransform(to: window)
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
            scale: scale(of: label.layer) * drawn.scale,
            unrest: unrest(of: label.layer)
        )
    }

    /// Returns how much larger a layer is on the screen than in its own coordinates.
    private func scale(of layer: CALayer) -> CGFloat {
        let transform = layer.presentedTransform(to: window)
        return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// The height in points that counts as a line of what isn't text: that of the standard font.
    private static let lineHeight: CGFloat = 20
}
