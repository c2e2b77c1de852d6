import CoreGraphics
import Foundation

extension UIImage {
    func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        if let frames = content.animation?.frames { content.animation?.frames = frames.map { $0.changed(change) } }
        return UIImage(content: content)
    }

    var rendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }

    var upright: CGImage? {
        rendered(scale: scale, tintColor: content.tintColor ?? .black)
    }
}
