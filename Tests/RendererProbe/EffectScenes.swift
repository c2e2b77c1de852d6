import UIKit

/// Cards with shadows, each with a part that moves.
final class ShadowScene: MovingScene {
    let name = "shadow"
    let view = UIView()
    private var parts: [UIView] = []
    private var cards: [UIView] = []

    init() {
        for index in 0..<6 {
            let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
            let card = UIView(frame: CGRect(x: 24 + 180 * column, y: 40 + 200 * row, width: 150, height: 150))
            card.layer.shadowOpacity = 0.4
            card.layer.shadowRadius = 12
            card.layer.cornerRadius = 16
            // The shadow of an opaque background, of a path, and of a shape with another curve.
            switch index / 2 {
            case 0: card.backgroundColor = .white
            case 1:
                card.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.5)
                card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 16).cgPath
            default:
                card.backgroundColor = .systemYellow
                card.layer.cornerCurve = .continuous
                card.layer.borderWidth = 2
            }
            let part = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
            part.backgroundColor = .systemRed
            card.addSubview(part)
            view.addSubview(card)
            cards.append(card)
            parts.append(part)
        }
    }

    func change(_ frame: Int) {
        for (card, part) in zip(cards, parts) {
            card.transform = CGAffineTransform(translationX: 0, y: swing(frame, by: 60))
            part.frame.origin.x = 10 + swing(frame, by: 90)
        }
    }
}

/// Pictures whose edges fade, and which move.
final class MaskScene: MovingScene {
    let name = "mask"
    let view = UIView()

    init() {
        for index in 0..<4 {
            let part = UIView(frame: CGRect(x: 20, y: 20 + 160 * CGFloat(index), width: 300, height: 140))
            part.backgroundColor = [.systemBlue, .systemGreen, .systemPink, .systemOrange][index]
            let label = UILabel(frame: part.bounds.insetBy(dx: 20, dy: 20))
            label.text = "A text whose edge fades"
            part.addSubview(label)
            let mask = CAGradientLayer()
            mask.frame = part.bounds
            mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            part.layer.mask = mask
            view.addSubview(part)
        }
    }

    func change(_ frame: Int) {
        for part in view.subviews { part.transform = CGAffineTransform(translationX: swing(frame, by: 60), y: 0) }
    }
}

/// Gradients whose bounds and colors change.
final class GradientScene: MovingScene {
    let name = "gradient"
    let view = UIView()
    private let gradients = (0..<4).map { _ in CAGradientLayer() }

    init() {
        for (index, gradient) in gradients.enumerated() {
            gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
            gradient.endPoint = index % 2 == 0 ? CGPoint(x: 0.5, y: 1) : CGPoint(x: 1, y: 1)
            gradient.cornerRadius = index < 2 ? 0 : 20
            gradient.frame = CGRect(x: 20, y: 20 + 200 * CGFloat(index), width: 350, height: 100)
            view.layer.addSublayer(gradient)
        }
    }

    func change(_ frame: Int) {
        for gradient in gradients { gradient.bounds.size.height = 100 + swing(frame, by: 60) }
    }
}
