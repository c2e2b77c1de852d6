import CoreGraphics
import Foundation

extension UIImage {
    func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content: content)
    }

    var upright: CGImage? {
        rendered(scale: scale, tintColor: content.tintColor ?? .black)
    }
}
