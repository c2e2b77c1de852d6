import Foundation
import Measurement

/// The texts and fonts that were fetched.
struct Corpus {
    let folder: String
    /// For programs that are to find the fonts.
    let environment: [String: String]

    /// - Throws: `BenchError` if nothing was fetched.
    init(folder: String) throws {
        let path = URL(fileURLWithPath: folder).path
        guard FileManager.default.fileExists(atPath: "\(path)/texts") else {
            throw BenchError("there are no texts in \(path)")
        }
        self.folder = path
        let configuration = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
            <dir>\(path)/packages/usr/share/fonts</dir>
            </fontconfig>

            """
        try configuration.write(toFile: "\(path)/fonts.conf", atomically: true, encoding: .utf8)
        environment = ["FONTCONFIG_FILE": "\(path)/fonts.conf"]
    }

    func path(of name: String) -> String { "\(folder)/texts/\(name).txt" }

    /// What a program prints of a text.
    ///
    /// - Throws: `BenchError` if it does not end as it should.
    func figures(_ program: [String], timeout seconds: Int = 120) throws -> Figures {
        var figures = Figures()
        ChildProgram(program, environment: environment).run(into: &figures, timeout: seconds)
        if let failure = figures.failure { throw BenchError("\(program.joined(separator: " ")) \(failure)") }
        return figures
    }
}
