import Foundation

extension MirrorFolder {
    /// Copies a resource to its place. Of a string catalog, the files `*.strings` of its languages are made.
    package func copy(_ resource: AppTarget.Resource) throws {
        guard resource.file.pathExtension == "xcstrings" else { return try copy(resource.file, to: resource.place) }
        try writeStrings(of: resource.file, below: "")
    }

    /// Writes the files `*.strings` for the languages of a string catalog.
    ///
    /// - Parameter path: The path of the folder for the folders of languages; empty or with a slash at its end.
    /// - Returns: The paths of the files.
    @discardableResult
    package func writeStrings(of catalog: URL, below path: String) throws -> [String] {
        let name = catalog.deletingPathExtension().lastPathComponent
        let strings = try StringCatalog(catalog)
        return try strings.tables.keys.sorted().map { language in
            let place = "\(path)\(language).lproj/\(name).strings"
            try write(Data(strings.strings(for: language).utf8), to: place)
            return place
        }
    }
}
