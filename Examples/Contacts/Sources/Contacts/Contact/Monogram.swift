import UIKit

/// The initials of a contact on a disc, whose color the name decides.
@MainActor
struct Monogram {
    private static let colors: [UIColor] = [
        .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemTeal, .systemBrown,
    ]

    private let initials: String
    private let color: UIColor

    init(_ contact: Contact) {
        initials = contact.initials
        let sum = contact.name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 4096 }
        color = Self.colors[sum % Self.colors.count]
    }

    /// Returns a picture.
    ///
    /// - Parameter side: The width and height in points.
    func image(side: CGFloat) -> UIImage {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
            let font = UIFont.systemFont(ofSize: side * 0.4, weight: .semibold)
            let text = NSAttributedString(string: initials, attributes: [.font: font, .foregroundColor: UIColor.white])
            let textSize = text.size()
            text.draw(at: CGPoint(x: (side - textSize.width) / 2, y: (side - textSize.height) / 2))
        }
    }
}
