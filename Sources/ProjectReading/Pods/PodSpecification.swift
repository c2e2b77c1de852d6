import ConfinedFiles
import Foundation

/// The description of a library for CocoaPods, such as `Kit.podspec`.
///
/// It is a program in Ruby, which isn't run: what it sets to texts in quotation marks is read, which most of them do.
/// The library is a package with one target of the Swift sources for iOS, those of all parts. Resources, and the
/// libraries that it depends on, aren't part of it.
struct PodSpecification {
    private let file: URL
    private let lines: [Substring]

    init(_ file: URL) throws {
        self.file = file
        let data = try RegularFile(file.path, limit: ProjectLimits.fileBytes).data()
        lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix("#") }
    }

    /// Returns the library as SwiftPM describes a package.
    func package() throws -> SwiftPackage {
        let folder = file.deletingLastPathComponent()
        guard let name = values(of: "name").first, let sources = try sources(in: folder) else {
            throw ProjectError(
                file: file.path,
                problem: "it doesn't tell its name or its Swift sources in a way that can be read",
                remedy: "Name a project of Xcode, or add a Package.swift"
            )
        }
        let module = values(of: "module_name").first ?? String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let target: [String: Any] = [
            "name": module, "c99name": module, "type": "library", "module_type": "SwiftTarget", "path": ".",
            "sources": sources,
        ]
        return try SwiftPackage(
            description: JSONSerialization.data(withJSONObject: ["name": name, "targets": [target]]),
            manifest: JSONSerialization.data(
                withJSONObject: [
                    "targets": [["name": module]], "toolsVersion": ["_version": "5.3.0"],
                    "swiftLanguageVersions": ["5"], "products": [["name": module, "targets": [module]]],
                ]
            ),
            of: folder
        )
    }

    private func sources(in folder: URL) throws -> [String]? {
        let (patterns, excluded) = (
            values(of: "source_files").map(PathPattern.init), values(of: "exclude_files").map(PathPattern.init)
        )
        guard !patterns.isEmpty else { return nil }
        var (walk, budget) = (FolderWalk(skipsHidden: true), ReadingBudget(of: folder))
        let files = try walk.items(in: folder, of: folder, &budget).map(\.path.text).filter { path in
            path.hasSuffix(".swift") && patterns.contains { $0.matches(path) }
                && !excluded.contains { $0.matches(path) }
        }
        return files.isEmpty ? nil : files
    }

    /// Returns the texts in quotation marks that an attribute is set to, for iOS or for all systems, except those of
    /// specifications of tests.
    private func values(of attribute: String) -> [String] {
        let tests = Set(lines.compactMap { $0.firstMatch(of: /test_spec\b.*\|\s*(\w+)\s*\|/)?.output.1 })
        var (values, isOpen): ([String], Bool) = ([], false)
        for line in lines {
            var text = line
            if !isOpen {
                guard let match = line.firstMatch(of: /^\s*(\w+)(?:\.(\w+))?\.(\w+)\s*=(?!=)/),
                    match.output.3 == attribute, match.output.2 == nil || match.output.2 == "ios",
                    !tests.contains(match.output.1)
                else { continue }
                text = line[match.range.upperBound...]
            }
            values += text.matches(of: /'([^']*)'|"([^"]*)"/).compactMap { $0.output.1 ?? $0.output.2 }.map(String.init)
            // A list goes on after a comma, or until its bracket.
            let end = text.last { !$0.isWhitespace }
            isOpen = end == "," || end == "[" || isOpen && !text.contains("]") && end != nil
        }
        return values
    }
}
