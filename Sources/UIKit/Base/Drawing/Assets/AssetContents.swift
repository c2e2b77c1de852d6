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

    struct Image: AssetEntry {
        var filename: String?
        var idiom: String?
        /// The pixels per point, such as `2x`. A file for all scales has none.
        var scale: String?
        var appearances: [AssetAppearance]?

        /// The pixels per point; 1 for a file for all scales.
        var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    struct Color: AssetEntry {
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
        var appearances: [AssetAppearance]?
    }
}
