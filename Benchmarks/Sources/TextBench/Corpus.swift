import Foundation
import Measurement

/// The downloaded texts and fonts.
struct Corpus {
    let folder: String
    /// The environment in which programs find the fonts.
    let environment: [String: String]

    /// - Throws: `BenchError` if nothing was downloaded.
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

    /// Returns the figures that a program prints about a text.
    ///
    /// - Throws: `BenchError` if the program fails.
    func figures(_ program: [String], timeout seconds: Int = 120) throws -> Figures {
        var figures = Figures()
        ChildProgram(program, environment: environment).run(into: &figures, timeout: seconds)
        if let failure = figures.failure { throw BenchError("\(program.joined(separator: " ")) \(failure)") }
        return figures
    }
}
