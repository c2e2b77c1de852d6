import Foundation

/// A file of build settings, with the extension `xcconfig`.
struct SettingsFile {
    private(set) var settings: [String: String] = [:]

    /// Reads a file and the files that it includes.
    init(_ file: URL) throws {
        try read(file, isOptional: false, from: [])
    }

    private mutating func read(_ file: URL, isOptional: Bool, from includers: [URL]) throws {
        guard !includers.contains(file) else { return }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            if isOptional { return }
            throw ProjectError(
                file: file.path,
                problem: "the settings can't be read",
                remedy: "Restore the file, or remove it from the configuration"
            )
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
                in: .whitespaces
            )
            if line.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let included = file.deletingLastPathComponent().appending(path: String(parts[1])).standardizedFileURL
                try read(included, isOptional: line.hasPrefix("#include?"), from: includers + [file])
            } else if let equals = line.firstIndex(of: "=") {
                let name = line[..<equals].trimmingCharacters(in: .whitespaces)
                // Settings for a platform or an architecture, such as `NAME[sdk=macosx*]`, don't apply.
                guard !name.contains("[") else { continue }
                settings[name] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
    }
}
