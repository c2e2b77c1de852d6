import UIKit

/// Photos of many pixels that move.
final class ImageScene: MovingScene {
    let name = "images"
    let view = UIView()

    init() {
        for index in 0..<6 {
            let photo = UIImageView(image: TestPictures.photo(seed: index))
            let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
            photo.frame = CGRect(x: 10 + 190 * column, y: 40 + 200 * row, width: 180, height: 135)
            view.addSubview(photo)
        }
    }

    func change(_ frame: Int) {
        for photo in view.subviews { photo.transform = CGAffineTransform(translationX: 0, y: swing(frame, by: 60)) }
    }
}

/// A pattern, bubbles whose corners keep their size, and a line, in bounds that change as those of a row that unfolds.
final class PatternScene: MovingScene {
    let name = "pattern"
    let view = UIView()
    private let shape = CAShapeLayer()

    init() {
        let tile = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 44))
        tile.backgroundColor = UIColor(patternImage: TestPictures.tile())
        let bubble = UIImageView(frame: CGRect(x: 20, y: 220, width: 350, height: 44))
        bubble.layer.contents = TestPictures.bubble().cgImage
        bubble.layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        let lines = UIView(frame: CGRect(x: 20, y: 420, width: 350, height: 44))
        shape.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 60, height: 30)).cgPath
        shape.frame = lines.bounds
        lines.layer.addSublayer(shape)
        let caps = UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
        let second = UIImageView(image: TestPictures.bubble().resizableImage(withCapInsets: caps))
        second.frame = CGRect(x: 20, y: 620, width: 350, height: 44)
        for part in [tile, bubble, lines, second] { view.addSubview(part) }
    }

    func change(_ frame: Int) {
        for part in view.subviews { part.frame.size.height = 44 + swing(frame, by: 88) }
        shape.bounds.size.height = 44 + swing(frame, by: 88)
    }
}

/// Pictures that are drawn when they are needed.
@MainActor
enum TestPictures {
    /// Returns a picture of 1,600 by 1,200 pixels.
    static func photo(seed: Int) -> UIImage {
        draw(CGSize(width: 1_600, height: 1_200)) { context in
            UIColor(hue: CGFloat(seed * 37 % 255) / 255, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1_600, height: 1_200))
            for index in 0..<24 {
                UIColor(hue: CGFloat(index) / 24, saturation: 0.8, brightness: 0.8, alpha: 1).setFill()
                let (column, row) = (CGFloat(index % 6), CGFloat(index / 6))
                UIBezierPath(ovalIn: CGRect(x: 20 + 265 * column, y: 20 + 295 * row, width: 240, height: 270)).fill()
            }
        }
    }

    static func tile() -> UIImage {
        draw(CGSize(width: 16, height: 16)) { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    static func bubble() -> UIImage {
        draw(CGSize(width: 40, height: 40)) { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 16).fill()
        }
    }

    private static func draw(_ size: CGSize, _ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
    }
}
