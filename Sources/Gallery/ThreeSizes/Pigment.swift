import UIKit

/// A pigment for paint.
struct Pigment: Identifiable {
    let name: String
    /// The color, which is dark enough for white text in light and dark appearance.
    let color: UIColor

    var id: String { name }

    private init(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.name = name
        color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    @MainActor static let all = [
        Pigment("Madder", 176, 40, 62),
        Pigment("Red ochre", 158, 67, 40),
        Pigment("Raw sienna", 150, 92, 24),
        Pigment("Olive", 98, 104, 34),
        Pigment("Green earth", 62, 112, 72),
        Pigment("Malachite", 10, 122, 94),
        Pigment("Verdigris", 20, 118, 122),
        Pigment("Azurite", 32, 104, 160),
        Pigment("Smalt", 44, 78, 160),
        Pigment("Ultramarine", 64, 58, 168),
        Pigment("Tyrian purple", 122, 40, 122),
        Pigment("Sepia", 96, 70, 56),
    ]
}
