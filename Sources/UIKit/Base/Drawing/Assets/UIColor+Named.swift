import Foundation

extension UIColor {
    /// Creates a color from an asset catalog in the main bundle or in the resource folders beside the executable; `nil`
    /// if there is none. The color follows the appearance.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from an asset catalog of a bundle. Without a bundle, searches the same folders as
    /// `init(named:)`. With traits, the color is the one for them.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let folder = AssetCatalog.folder(.color, named: name, in: ImageFile.folders(of: bundle)),
            let color = AssetColor(in: folder)
        else { return nil }
        self.init(dynamicProvider: { color.color(for: traitCollection ?? $0) })
    }
}
