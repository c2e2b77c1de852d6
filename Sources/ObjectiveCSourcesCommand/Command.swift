import Foundation
import SourceRewriting

/// Rewrites the sources of a module into a folder.
struct Command {
    static let usage = """
        usage: objc-sources --module NAME --output FOLDER [--implied-imports] [--below MODULE:FILE]… [--keep FILE]… FILE…
        Rewrites the Swift sources of a module for Apple's systems into sources without Objective-C, in a folder, with \
        the additional file \(moduleFile). Files to keep are compiled as they are, and must need no rewriting. \
        With --implied-imports, files import what Apple's modules imply, such as UIKit where only XCTest is imported. \
        --below names a source of a module that the module imports, and whose protocols it may use.
        """
    static let moduleFile = "ObjectiveCModule.swift"

    /// Returns the name of the rewritten file of a source. It differs from that of the source, whose place it names:
    /// the compiler warns of two files with the same name. Only `main.swift` must have its name.
    static func rewrittenName(of source: String) -> String {
        let name = URL(fileURLWithPath: source).lastPathComponent
        return name == "main.swift" ? name : name.replacing(/\.swift$/, with: "") + ".objc.swift"
    }

    private let module: String
    private let folder: URL
    private let files: [String]
    /// The sources of the module that are compiled as they are.
    private let keptFiles: [String]
    private let addsImpliedImports: Bool
    /// The sources of modules below.
    private let below: [(module: String, file: String)]

    init(arguments: [String]) throws {
        var module: String?
        var folder: String?
        var files: [String] = []
        var keptFiles: [String] = []
        var addsImpliedImports = false
        var below: [(module: String, file: String)] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--module": module = rest.popFirst()
            case "--output": folder = rest.popFirst()
            case "--implied-imports": addsImpliedImports = true
            case "--below":
                let parts = (rest.popFirst() ?? "").split(separator: ":", maxSplits: 1).map(String.init)
                guard parts.count == 2 else {
                    throw CommandError(message: "--below needs MODULE:FILE\n\(Self.usage)")
                }
                below.append((module: parts[0], file: parts[1]))
            case "--keep": if let file = rest.popFirst() { keptFiles.append(file) }
            case _ where argument.hasPrefix("-"):
                throw CommandError(message: "unknown option \(argument)\n\(Self.usage)")
            default: files.append(argument)
            }
        }
        guard let module, let folder else { throw CommandError(message: "arguments are missing\n\(Self.usage)") }
        let names = Dictionary(grouping: files + keptFiles) { URL(fileURLWithPath: $0).lastPathComponent }
        if let (name, _) = names.sorted(by: { $0.key < $1.key }).first(where: { $0.value.count > 1 }) {
            throw CommandError(message: "two sources have the name \(name), which a module can't have; rename one")
        }
        self.module = module
        self.addsImpliedImports = addsImpliedImports
        self.below = below
        self.folder = URL(fileURLWithPath: folder)
        self.files = files.sorted()
        self.keptFiles = keptFiles.sorted()
    }

    /// Rewrites the sources. Files in the folder that stay the same aren't written, so that a build doesn't compile
    /// them again. If there are problems, nothing is written.
    func run() throws -> [Problem] {
        let sources = try (files + keptFiles).map(Self.source)
        let below = try self.below.map { (module: $0.module, source: try Self.source($0.file)) }
        let rewriting = SourceModule(
            name: module,
            sources: sources,
            addsImpliedImports: addsImpliedImports,
            below: below.map { (module: $0.module, sources: [$0.source]) }
        ).rewriting()
        let results = zip(sources, rewriting.texts)
        let problems = rewriting.problems + results.dropFirst(files.count).compactMap { Self.problem(of: $0, $1) }
        guard problems.isEmpty else { return problems }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (source, text) in results.prefix(files.count) {
            // Messages of the compiler name the source and not its copy.
            let location = "#sourceLocation(file: \(source.path.debugDescription), line: 1)\n"
            try write(location + (text ?? source.text), to: Self.rewrittenName(of: source.path))
        }
        try write(rewriting.moduleText, to: Self.moduleFile)
        return []
    }

    private static func source(_ path: String) throws -> (path: String, text: String) {
        (path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }

    /// Returns what prevents a source from being compiled as it is: the first place that is rewritten.
    private static func problem(of source: (path: String, text: String), _ rewritten: String?) -> Problem? {
        guard let rewritten else { return nil }
        let same = zip(source.text.utf8, rewritten.utf8).prefix { $0 == $1 }.map(\.0)
        let newline = UInt8(ascii: "\n")
        return Problem(
            path: source.path,
            line: same.count { $0 == newline } + 1,
            column: same.count - (same.lastIndex(of: newline) ?? -1),
            message: "this source needs rewriting and can't be compiled as it is; "
                + "take it out of 'sources:' in the manifest"
        )
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
}
