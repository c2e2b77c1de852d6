import CoreGraphics
import Foundation

extension NibSource {
    /// The font for a key.
    func font(_ key: String) -> UIFont? {
        child(key).flatMap(\.font)
    }

    /// The font that an element `fontDescription` or `font` describes.
    var font: UIFont? {
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        // A larger font has no use, and its glyphs take memory.
        let size = max(1, number("pointSize", upTo: 2_000) ?? number("size", upTo: 2_000) ?? UIFont.systemFontSize)
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            report("There is no font named \(name)", remedy: "Add its file to the resources and to UIAppFonts")
            return .systemFont(ofSize: size)
        }
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: choice("weight", Self.weights) ?? .regular)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
