import Foundation

/// The file `Contents.json` of a folder in an asset catalog.
struct AssetContents: Decodable {
    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?

    /// Reads the file of a folder; `nil` if there is none, or if it isn't one of a catalog.
    init?(of folder: URL) {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
        }
    }

    /// A condition under which an entry applies, such as the dark appearance.
    struct Appearance: Decodable, Hashable, Sendable {
        var appearance: String
        var value: String
    }

    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        /// The pixels per point, such as `2x`. A file for all scales has none.
        var scale: String?
        var appearances: [Appearance]?

        /// The pixels per point; 1 for a file for all scales.
        var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    struct Color: Decodable {
        struct Value: Decodable {
            var colorSpace: String?
            var components: [String: String]?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components
            }
        }

        var idiom: String?
        var color: Value?
        var appearances: [Appearance]?
    }
}

extension Optional<[AssetContents.Appearance]> {
    /// Returns how well an entry with these conditions fits traits: the number of conditions, or `nil` if one of them
    /// isn't met.
    func fit(_ traits: UITraitCollection) -> Int? {
        guard let conditions = self else { return 0 }
        let isMet = conditions.allSatisfy { condition in
            switch (condition.appearance, condition.value) {
            case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
            case ("luminosity", "light"): traits.userInterfaceStyle != .dark
            case ("contrast", "high"): traits.accessibilityContrast == .high
            default: false
            }
        }
        return isMet ? conditions.count : nil
    }
}

/// Whether an entry for a kind of devices applies here, where apps are those of an iPhone or of any device.
func isUsedIdiom(_ idiom: String?) -> Bool {
    [nil, "universal", "iphone", "ipad"].contains(idiom)
}
