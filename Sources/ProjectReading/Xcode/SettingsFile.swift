import Foundation

/// A file of build settings, with the extension `xcconfig`.
struct SettingsFile {
    private(set) var settings: [String: String] = [:]
    private var places: [String: BuildSettings.Place] = [:]
    private let file: URL
    /// The number of files that were read.
    private var count = 0

    var level: BuildSettings.Level { BuildSettings.Level(settings, file: file.path, places: places) }

    /// Reads a file and the files that it includes.
    init(_ file: URL) throws {
        self.file = file
        try read(file, from: [], at: nil)
    }

    /// - Parameters:
    ///   - includers: The files that include this one, from the outermost.
    ///   - place: The line that includes it.
    private mutating func read(_ file: URL, from includers: [URL], at place: (file: URL, line: Int)?) throws {
        guard !includers.contains(file) else { return }
        count += 1
        guard includers.count < ProjectLimits.includeDepth, count <= ProjectLimits.includes else {
            throw ProjectError(
                file: (place?.file ?? file).path,
                line: place?.line,
                problem:
                    "the settings include each other deeper than \(ProjectLimits.includeDepth) files, or more than "
                    + "\(ProjectLimits.includes) times",
                remedy: "Include a file once"
            )
        }
        let data = try ProjectFile(
            file,
            "the settings",
            remedy: "Restore the file, or remove it from the configuration"
        ).data
        let text = String(decoding: data, as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
                in: .whitespaces
            )
            if line.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let included = file.deletingLastPathComponent().appending(path: String(parts[1])).standardizedFileURL
                if line.hasPrefix("#include?"), !FileManager.default.fileExists(atPath: included.path) { continue }
                try read(included, from: includers + [file], at: (file, index + 1))
            } else if let equals = line.firstIndex(of: "=") {
                let name = line[..<equals].trimmingCharacters(in: .whitespaces)
                // Settings for a platform or an architecture, such as `NAME[sdk=macosx*]`, don't apply.
                guard !name.contains("[") else { continue }
                settings[name] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
                places[name] = BuildSettings.Place(file: file.path, line: index + 1)
            }
        }
    }
}
