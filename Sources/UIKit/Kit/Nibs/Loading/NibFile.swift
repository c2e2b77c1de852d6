import ConfinedFiles
import Foundation
import InterfaceBuilder
import Synchronization

/// A xib or storyboard in a bundle.
struct NibFile: Sendable {
    let document: NibDocument
    /// The name without its extension, which is that of the table of localized strings.
    let name: String
    /// The bundle of the images and strings, or `nil` for the app's.
    let bundle: Bundle?

    private static let known = Mutex<[URL: NibDocument]>([:])
    /// The size at which a file is refused, in bytes. A large storyboard has some megabytes.
    private static let sizeLimit = 64 << 20

    /// Reads a file.
    ///
    /// - Throws: `NibError` if there is no such file, or if it isn't a xib or a storyboard.
    init(named name: String, extension fileExtension: String, in bundle: Bundle?) throws(NibError) {
        let file = "\(name).\(fileExtension)"
        guard InnerPath(resource: name) != nil else {
            throw NibError(
                file: file,
                line: 0,
                problem: "The name isn't that of a file in a bundle",
                remedy: "Use a name without \"..\" that doesn't begin with a slash"
            )
        }
        let folders = ImageFile.folders(of: bundle)
        guard let url = Self.find(file, in: folders) else {
            throw NibError(
                file: file,
                line: 0,
                problem: "The file isn't in \((bundle ?? .main).bundlePath)",
                remedy: "Add it to the resources of the target"
            )
        }
        self.init(try Self.read(url), name: name, bundle: bundle)
    }

    init(_ document: NibDocument, name: String, bundle: Bundle?) {
        self.document = document
        self.name = name
        self.bundle = bundle
    }

    /// Returns the file, which may be in a folder for a language. That of the base language has the layout.
    private static func find(_ file: String, in folders: [URL]) -> URL? {
        let places = ["", "Base.lproj/"] + Bundle.main.preferredLocalizations.map { "\($0).lproj/" } + ["en.lproj/"]
        for folder in folders {
            for place in places {
                guard let url = InnerPath(resource: place + file)?.url(in: folder) else { continue }
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    private static func read(_ url: URL) throws(NibError) -> NibDocument {
        if let document = known.withLock({ $0[url] }) { return document }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
        guard size <= sizeLimit else {
            throw NibError(
                file: url.lastPathComponent,
                line: 0,
                problem: "The file is larger than \(sizeLimit >> 20) MiB",
                remedy: "Divide it into several files"
            )
        }
        guard let data = try? Data(contentsOf: url) else {
            throw NibError(
                file: url.lastPathComponent,
                line: 0,
                problem: "The file can't be read",
                remedy: "Make it readable"
            )
        }
        let document = try NibDocument(Array(data), file: url.lastPathComponent)
        known.withLock { $0[url] = document }
        return document
    }

    /// Returns the localized text for a property of an object, or `nil` if there is none.
    func localized(_ property: String, of id: String) -> String? {
        let key = "\(id).\(property)"
        let bundles = bundle.map { [$0] } ?? ImageFile.folders.compactMap { Bundle(url: $0) }
        let texts = bundles.lazy.map { $0.localizedString(forKey: key, value: key, table: name) }
        return texts.first { $0 != key && !$0.isEmpty }
    }
}
