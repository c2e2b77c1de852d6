import UIKit

/// All that layers can draw, at rest: shadows, masks, gradients, pictures, corners, lines, transforms, groups, texts.
final class StillScreen: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        addShadows()
        addMasks()
        addGradients()
        addPictures()
        addShapes()
        addTexts()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func addShadows() {
        for index in 0..<4 {
            let card = UIView(frame: CGRect(x: 20 + 92 * CGFloat(index), y: 20, width: 70, height: 70))
            card.layer.shadowOpacity = 0.5
            card.layer.shadowRadius = 6
            card.layer.shadowOffset = CGSize(width: 0, height: 4)
            switch index {
            case 0:
                card.backgroundColor = .white
                card.layer.cornerRadius = 14
            case 1:
                card.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.5)
                card.layer.shadowPath = UIBezierPath(ovalIn: card.bounds).cgPath
            case 2:
                let label = UILabel(frame: card.bounds)
                label.text = "Aa"
                label.font = .boldSystemFont(ofSize: 40)
                card.addSubview(label)
            default:
                card.backgroundColor = .systemYellow
                card.layer.cornerRadius = 20
                card.layer.cornerCurve = .continuous
                card.layer.borderWidth = 2
            }
            addSubview(card)
        }
    }

    private func addMasks() {
        for index in 0..<2 {
            let part = UIView(frame: CGRect(x: 20 + 180 * CGFloat(index), y: 120, width: 160, height: 80))
            part.backgroundColor = .systemBlue
            if index == 0 {
                let fade = CAGradientLayer()
                fade.frame = part.bounds
                fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                part.layer.mask = fade
            } else {
                let oval = CAShapeLayer()
                oval.path = UIBezierPath(ovalIn: part.bounds).cgPath
                part.layer.mask = oval
            }
            addSubview(part)
        }
    }

    private func addGradients() {
        let kinds: [CAGradientLayerType] = [.axial, .axial, .radial, .conic]
        for (index, kind) in kinds.enumerated() {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 20 + 92 * CGFloat(index), y: 220, width: 80, height: 80)
            gradient.type = kind
            gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor, UIColor.white.cgColor]
            gradient.startPoint = kind == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: index == 0 ? 0 : 1)
            gradient.cornerRadius = index == 1 ? 20 : 0
            layer.addSublayer(gradient)
        }
    }

    private func addPictures() {
        let photo = UIImageView(image: TestPictures.photo(seed: 1))
        photo.frame = CGRect(x: 20, y: 320, width: 120, height: 90)
        let large = UIImageView(image: TestPictures.tile())
        large.frame = CGRect(x: 150, y: 320, width: 64, height: 64)
        let caps = UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
        let bubble = UIImageView(image: TestPictures.bubble().resizableImage(withCapInsets: caps))
        bubble.frame = CGRect(x: 224, y: 320, width: 70, height: 60)
        let tiles = UIView(frame: CGRect(x: 304, y: 320, width: 70, height: 60))
        tiles.backgroundColor = UIColor(patternImage: TestPictures.tile())
        let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
        symbol.frame = CGRect(x: 224, y: 390, width: 30, height: 30)
        for part in [photo, large, bubble, tiles, symbol] { addSubview(part) }
    }

    private func addShapes() {
        let line = CAShapeLayer()
        line.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 430, width: 80, height: 50)).cgPath
        line.strokeColor = UIColor.systemRed.cgColor
        line.fillColor = UIColor.systemGray5.cgColor
        line.lineWidth = 3
        layer.addSublayer(line)
        let border = UIView(frame: CGRect(x: 120, y: 430, width: 80, height: 50))
        border.layer.borderWidth = 2
        border.layer.cornerRadius = 10
        let turned = UIView(frame: CGRect(x: 225, y: 435, width: 60, height: 40))
        turned.backgroundColor = .systemGreen
        turned.transform = CGAffineTransform(rotationAngle: 0.3)
        let group = UIView(frame: CGRect(x: 310, y: 430, width: 60, height: 50))
        group.alpha = 0.5
        for index in 0..<2 {
            let part = UIView(frame: CGRect(x: 20 * index, y: 10 * index, width: 40, height: 40))
            part.backgroundColor = index == 0 ? .systemBlue : .systemRed
            group.addSubview(part)
        }
        for part in [border, turned, group] { addSubview(part) }
    }

    private func addTexts() {
        let text = "The row opens where it was touched, and what was read before stays in its place. "
        for (index, size) in [11, 15, 22].enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 500 + 110 * CGFloat(index), width: 350, height: 100))
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: CGFloat(size))
            label.textColor = [.label, .secondaryLabel, .systemBlue][index]
            label.text = text + text
            addSubview(label)
        }
    }
}
