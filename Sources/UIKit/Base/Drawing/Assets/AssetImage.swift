import ConfinedFiles
import CoreGraphics
import Foundation

/// An image of an asset catalog: the file that fits traits best.
struct AssetImage: Equatable {
    let file: URL
    let scale: CGFloat
    /// Whether the image is drawn in the tint color.
    let isTemplate: Bool

    /// Chooses a file of a set: one for the appearance, and among these one for the scale or, if there is none, for the
    /// next larger scale.
    init?(in folder: URL, traits: UITraitCollection, scale wanted: CGFloat) {
        guard let contents = AssetContents(of: folder) else { return nil }
        let usable = (contents.images ?? []).compactMap { image -> (name: String, fit: Int, scale: CGFloat)? in
            // A file of a set is in its folder.
            guard let name = image.filename, (try? InnerPath(name: name)) != nil, image.isForThisIdiom,
                let fit = (image.appearances ?? []).fit(traits)
            else { return nil }
            return (name, fit, image.pixelsPerPoint)
        }
        let bestFit = usable.map(\.fit).max() ?? 0
        // A scale below the wanted one comes after all larger ones, the closest first.
        func rank(_ scale: CGFloat) -> CGFloat { scale < wanted ? 100 - scale : scale }
        guard let best = usable.filter({ $0.fit == bestFit }).min(by: { rank($0.scale) < rank($1.scale) }) else {
            return nil
        }
        file = folder.appending(path: best.name)
        scale = best.scale
        isTemplate = contents.properties?.renderingIntent == "template"
    }
}
