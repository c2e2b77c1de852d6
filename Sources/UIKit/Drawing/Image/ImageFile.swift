import Foundation

/// How picture files are named and found.
enum ImageFile {
    /// Pixels per point by a name such as `dot@2x.png`; 1 where it does not say.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let mark = name.lastIndex(of: "@"), name.last == "x",
            let scale = Int(name[name.index(after: mark)...].dropLast()), (1...9).contains(scale)
        else { return 1 }
        return CGFloat(scale)
    }

    /// The files to look for, best first: of the scale wanted, of greater ones, of smaller ones, each without an extension
    /// in the name also with those of pictures.
    static func candidates(named name: String, scale: CGFloat) -> [String] {
        let known = (name as NSString).pathExtension
        let stem = known.isEmpty ? name : (name as NSString).deletingPathExtension
        let extensions = known.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "svg"] : [known]
        let wanted = Int(scale.rounded(.up))
        let scales = [1, 2, 3].sorted { first, second in
            (first < wanted ? 10 - first : first) < (second < wanted ? 10 - second : second)
        }
        return scales.flatMap { scale in
            extensions.map { scale == 1 ? "\(stem).\($0)" : "\(stem)@\(scale)x.\($0)" }
        }
    }

    /// The main bundle's folder of resources, and those that the package manager puts beside the executable for every
    /// module that has some (`Package_Module.resources`), in the order of their names.
    static let folders: [URL] = {
        guard let main = Bundle.main.resourceURL else { return [] }
        let beside = (try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? []
        let modules = beside.filter { $0.pathExtension == "resources" }
        return [main] + modules.sorted { $0.path < $1.path }
    }()

    static func find(named name: String, in folders: [URL], scale: CGFloat) -> URL? {
        let candidates = candidates(named: name, scale: scale)
        for folder in folders {
            for candidate in candidates {
                let url = folder.appendingPathComponent(candidate)
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }
}
