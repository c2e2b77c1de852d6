import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
    /// The picture of that name among the resources of the main bundle, then of the modules beside the executable; nil if
    /// there is none. Read once and kept.
    ///
    /// The name is a file's, and may leave out `.png` and the like. `name@2x.png` is preferred where there are two pixels
    /// per point. There are no asset catalogues here.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The picture of that name among a bundle's resources; without a bundle where `init(named:)` looks.
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

    /// The picture of that name among a bundle's resources; without a bundle where `init(named:)` looks.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

/// The pictures that were asked for by name, for good: a program names few.
private enum NamedImages {
    private static let known = Mutex<[URL: ImageContent]>([:])

    static func content(of url: URL) -> ImageContent? {
        if let content = known.withLock({ $0[url] }) { return content }
        guard let content = UIImage(contentsOfFile: url.path)?.content else { return nil }
        known.withLock { $0[url] = content }
        return content
    }
}
