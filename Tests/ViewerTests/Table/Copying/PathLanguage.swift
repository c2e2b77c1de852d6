import Foundation
import TemporaryFolder
import Toolchain

@testable import Documents

/// A language in which paths are copied, with a program that evaluates them.
struct PathLanguage {
    let syntax: JSONPath.Syntax
    /// The program that evaluates paths; `nil` if this test does.
    private let program: String?

    static let all = [
        PathLanguage(syntax: .jq, program: "jq"), PathLanguage(syntax: .javaScript, program: "node"),
        PathLanguage(syntax: .python, program: "python3"), PathLanguage(syntax: .jsonPath, program: nil),
    ]

    /// Whether the program is installed. jq and node may be missing.
    var isInstalled: Bool {
        guard let program else { return true }
        return (try? Command(program, "--version").run()) != nil
    }

    /// Returns the values at paths, as JSON.
    func values(of paths: [String], in document: OddJSON) throws -> [String] {
        guard let program else { return try paths.map { try StandardJSONPath($0).value(in: document)?.text ?? "" } }
        let folder = try TemporaryFolder()
        let data = try folder.file("data.json", Data(document.text.utf8))
        let source = try folder.file("paths", Data(source(for: paths, data: data).utf8))
        let command = syntax == .jq ? Command(program, "-c", "-f", source, data) : Command(program, source)
        return try command.run().split(separator: "\n").map(String.init)
    }

    private func source(for paths: [String], data: String) -> String {
        switch syntax {
        case .jq: paths.joined(separator: ",\n")
        case .javaScript:
            "const data = JSON.parse(require('fs').readFileSync('\(data)', 'utf8'));\n"
                + paths.map { "console.log(JSON.stringify(\($0)));\n" }.joined()
        case .python:
            "import json\ndata = json.load(open('\(data)', encoding='utf-8', newline=''))\n"
                + paths.map { "print(json.dumps(\($0)))\n" }.joined()
        case .jsonPath: ""
        }
    }
}
