import CoreGraphics
import UIKit

/// Returns an image of one color.
@MainActor
func plainImage(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}
