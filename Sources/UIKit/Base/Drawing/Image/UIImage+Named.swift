import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
    /// Creates an image from an asset catalog or from a resource file; nil if there is none. It is read once and then
    /// cached.
    ///
    /// The main bundle is searched first, then the resource folders beside the executable, and in each the asset
    /// catalogs first. The name of a file may have its extension left out. `name@2x.png` is preferred at two pixels per
    /// point. An asset catalog is a folder `*.xcassets`, which isn't compiled. Its image is the one for the current
    /// appearance.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image from a resource file of a bundle. Without a bundle, searches the same folders as
    /// `init(named:)`.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let folders = ImageFile.folders(of: bundle)
        let traits = traitCollection ?? .current
        guard !name.isEmpty else { return nil }
        if let folder = AssetCatalog.folder(.image, named: name, in: folders),
            let asset = AssetImage(in: folder, traits: traits, scale: traits.drawingScale),
            var content = NamedImages.content(of: asset.file, scale: asset.scale)
        {
            if asset.isTemplate { content.renderingMode = .alwaysTemplate }
            self.init(content: content)
            return
        }
        guard let url = ImageFile.find(named: name, in: folders, scale: traits.drawingScale),
            let content = NamedImages.content(of: url, scale: ImageFile.scale(ofFileNamed: url.path))
        else { return nil }
        self.init(content: content)
    }

    /// Creates an image from a resource file of a bundle. Without a bundle, searches the same folders as
    /// `init(named:)`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

/// The cache of images loaded by name. It never evicts them, since an app names only a few.
private enum NamedImages {
    private static let known = Mutex<[URL: ImageContent]>([:])

    static func content(of url: URL, scale: CGFloat) -> ImageContent? {
        if let content = known.withLock({ $0[url] }) { return content }
        guard let data = try? Data(contentsOf: url), let content = UIImage(data: data, scale: scale)?.content else {
            return nil
        }
        known.withLock { $0[url] = content }
        return content
    }
}
