import Foundation

/// The values of menu elements in archives. Foundation fails for a key that isn't there.
extension NSCoder {
    func decodeText(forKey key: String) -> String? {
        decodeList(forKey: key) as? String
    }

    /// Decodes a value that a property list may contain; `nil` if there is none.
    func decodeList(forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        let classes: [AnyClass] = [
            NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
        ]
        return decodeObject(of: classes, forKey: key)
    }

    /// Encodes a symbol by its name and its rendering, and another image by its pixels.
    func encode(_ image: UIImage?, inMenuForKey key: String) {
        guard let image else { return }
        if let name = image.content.symbol?.name { encode(name, forKey: "\(key).symbol") }
        if !image.isSymbolImage, let pixels = image.pngData() { encode(pixels, forKey: "\(key).pixels") }
        encode(Double(image.scale), forKey: "\(key).scale")
        encode(image.renderingMode.rawValue, forKey: "\(key).rendering")
    }

    /// Decodes an image; `nil` if there is none.
    func decodeMenuImage(forKey key: String) -> UIImage? {
        let pixels = decodeList(forKey: "\(key).pixels") as? Data
        let image =
            decodeText(forKey: "\(key).symbol").flatMap { UIImage(systemName: $0) }
            ?? pixels.flatMap { UIImage(data: $0, scale: decodeDouble(forKey: "\(key).scale")) }
        let rendering = UIImage.RenderingMode(rawValue: decodeInteger(forKey: "\(key).rendering")) ?? .automatic
        return rendering == .automatic ? image : image?.withRenderingMode(rendering)
    }
}
