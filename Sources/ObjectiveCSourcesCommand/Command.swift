import Foundation
import SourceRewriting

/// Rewrites the sources of a module into a folder.
struct Command {
    static let usage = """
        usage: objc-sources --module NAME --output FOLDER FILE…
        Rewrites the Swift sources of a module for Apple's systems into sources without Objective-C, in a folder, with \
        the additional file \(moduleFile).
        """
    static let moduleFile = "ObjectiveCModule.swift"

    private let module: String
    private let folder: URL
    private let files: [String]

    init(arguments: [String]) throws {
        var module: String?
        var folder: String?
        var files: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--module": module = rest.popFirst()
            case "--output": folder = rest.popFirst()
            case _ where argument.hasPrefix("-"):
                throw CommandError(message: "unknown option \(argument)\n\(Self.usage)")
            default: files.append(argument)
            }
        }
        guard let module, let folder else { throw CommandError(message: "arguments are missing\n\(Self.usage)") }
        let names = Dictionary(grouping: files) { URL(fileURLWithPath: $0).lastPathComponent }
        if let (name, _) = names.sorted(by: { $0.key < $1.key }).first(where: { $0.value.count > 1 }) {
            throw CommandError(message: "two sources have the name \(name), which a module can't have; rename one")
        }
        self.module = module
        self.folder = URL(fileURLWithPath: folder)
        self.files = files.sorted()
    }

    /// Rewrites the sources. Files in the folder that stay the same aren't written, so that a build doesn't compile
    /// them again. If there are problems, nothing is written.
    func run() throws -> [Problem] {
        let sources = try files.map { (path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
        let rewriting = SourceModule(name: module, sources: sources).rewriting()
        guard rewriting.problems.isEmpty else { return rewriting.problems }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (source, text) in zip(sources, rewriting.texts) {
            // Messages of the compiler name the source and not its copy.
            let location = "#sourceLocation(file: \"\(source.path)\", line: 1)\n"
            try write(location + (text ?? source.text), to: URL(fileURLWithPath: source.path).lastPathComponent)
        }
        try write(rewriting.moduleText, to: Self.moduleFile)
        return []
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
}
