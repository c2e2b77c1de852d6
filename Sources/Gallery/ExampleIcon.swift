import UIKit

/// The icon of an example: a white symbol on a colored tile.
@MainActor
struct ExampleIcon {
    private static let side: CGFloat = 30
    private static let cornerRadius: CGFloat = 7

    let symbol: String
    let color: UIColor

    init(_ symbol: String, _ color: UIColor) {
        (self.symbol, self.color) = (symbol, color)
    }

    func image() -> UIImage {
        let tile = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        return UIGraphicsImageRenderer(size: tile.size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: tile, cornerRadius: Self.cornerRadius).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
            guard let symbol = UIImage(systemName: symbol, withConfiguration: configuration) else { return }
            let size = symbol.size
            symbol.withTintColor(.white, renderingMode: .alwaysOriginal)
                .draw(at: CGPoint(x: tile.midX - size.width / 2, y: tile.midY - size.height / 2))
        }
    }
}
