import UIKit

/// A picture that can be sent, drawn at any size.
struct Picture: Hashable {
    enum Scene: String, CaseIterable {
        case harbor, meadow, night

        var title: String { rawValue.capitalized }
    }

    var scene: Scene
    /// The size in points.
    var size = CGSize(width: 240, height: 160)

    /// The description for those who don't see it.
    var accessibilityLabel: String { "A picture of the \(scene.rawValue)" }

    /// Draws the picture.
    @MainActor
    func image(in size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let (width, height) = (size.width, size.height)
            let horizon = height * 0.62
            sky.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: horizon))
            ground.setFill()
            context.fill(CGRect(x: 0, y: horizon, width: width, height: height - horizon))
            let side = height * 0.22
            light.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: width * 0.68, y: height * 0.14, width: side, height: side))
            outline.setFill()
            let hill = UIBezierPath()
            hill.move(to: CGPoint(x: 0, y: horizon))
            hill.addCurve(
                to: CGPoint(x: width * 0.7, y: horizon),
                controlPoint1: CGPoint(x: width * 0.2, y: horizon - height * 0.3),
                controlPoint2: CGPoint(x: width * 0.45, y: horizon - height * 0.2)
            )
            hill.close()
            hill.fill()
        }
    }

    private var sky: UIColor {
        switch scene {
        case .harbor: UIColor(red: 0.98, green: 0.72, blue: 0.52, alpha: 1)
        case .meadow: UIColor(red: 0.62, green: 0.82, blue: 0.96, alpha: 1)
        case .night: UIColor(red: 0.1, green: 0.12, blue: 0.28, alpha: 1)
        }
    }

    private var ground: UIColor {
        switch scene {
        case .harbor: UIColor(red: 0.2, green: 0.35, blue: 0.5, alpha: 1)
        case .meadow: UIColor(red: 0.45, green: 0.68, blue: 0.3, alpha: 1)
        case .night: UIColor(red: 0.06, green: 0.08, blue: 0.18, alpha: 1)
        }
    }

    private var light: UIColor {
        scene == .night ? UIColor(white: 0.95, alpha: 1) : UIColor(red: 1, green: 0.92, blue: 0.6, alpha: 1)
    }

    private var outline: UIColor { ground.withAlphaComponent(0.6) }
}
