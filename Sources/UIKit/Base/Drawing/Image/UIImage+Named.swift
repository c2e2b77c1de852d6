import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
    /// Creates an image from a resource file; nil if there is none. It is read once and then cached.
    ///
    /// The main bundle is searched first, then the resource folders beside the executable. The name is a file name
    /// whose extension may be left out. `name@2x.png` is preferred at two pixels per point. Asset catalogs are
    /// not supported.
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
        let folders = bundle.map { [$0.resourceURL].compactMap { $0 } } ?? ImageFile.folders
        let scale = (traitCollection ?? .current).drawingScale
        guard !name.isEmpty, let url = ImageFile.find(named: name, in: folders, scale: scale),
            let content = NamedImages.content(of: url)
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

    static func content(of url: URL) -> ImageContent? {
        if let content = known.withLock({ $0[url] }) { return content }
        guard let content = UIImage(contentsOfFile: url.path)?.content else { return nil }
        known.withLock { $0[url] = content }
        return content
    }
}
