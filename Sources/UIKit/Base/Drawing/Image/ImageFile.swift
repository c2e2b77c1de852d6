import ConfinedFiles
import Foundation

/// The naming and the lookup of image files.
enum ImageFile {
    /// Returns the pixels per point for a file name such as `dot@2x.png`; 1 if the name has no such suffix.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let mark = name.lastIndex(of: "@"), name.last == "x",
            let scale = Int(name[name.index(after: mark)...].dropLast()), (1...9).contains(scale)
        else { return 1 }
        return CGFloat(scale)
    }

    /// Returns the file names to look for, in order of preference: the scale itself, then larger scales, then
    /// smaller ones. A name without an extension is tried with those of the known image formats.
    static func candidates(named name: String, scale: CGFloat) -> [String] {
        let known = (name as NSString).pathExtension
        let stem = known.isEmpty ? name : (name as NSString).deletingPathExtension
        let extensions = known.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "svg"] : [known]
        let wanted = Int(scale.rounded(.up))
        let scales = [1, 2, 3].sorted { first, second in
            // A scale below the wanted one sorts after all larger scales, the closest first.
            (first < wanted ? 10 - first : first) < (second < wanted ? 10 - second : second)
        }
        return scales.flatMap { scale in
            extensions.map { scale == 1 ? "\(stem).\($0)" : "\(stem)@\(scale)x.\($0)" }
        }
    }

    /// The main bundle's resource folder, then the resource folders that the package manager puts beside the
    /// executable (`Package_Module.resources`), sorted by path.
    static let folders: [URL] = {
        guard let main = Bundle.main.resourceURL else { return [] }
        let beside = (try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? []
        let modules = beside.filter { $0.pathExtension == "resources" }
        return [main] + modules.sorted { $0.path < $1.path }
    }()

    /// Returns the folders with the resources of a bundle or, without one, the folders of the app.
    static func folders(of bundle: Bundle?) -> [URL] {
        bundle.map { [$0.resourceURL].compactMap(\.self) } ?? folders
    }

    static func find(named name: String, in folders: [URL], scale: CGFloat) -> URL? {
        let candidates = candidates(named: name, scale: scale).compactMap { InnerPath(resource: $0) }
        for folder in folders {
            for candidate in candidates {
                let url = candidate.url(in: folder)
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }
}
