import Foundation
import Measurement

/// The processor time and the time by the clock of each module of a build.
///
/// SwiftPM says neither. It starts the program that `SWIFT_EXEC` names once for each module that it compiles and for
/// each program that it links, so a script stands there, which runs the compiler and writes its times to a file.
package struct CompilerTimes {
    /// The times of one start of the compiler.
    package struct Entry {
        /// The name of the module, or that of the program if this links one.
        package let name: String
        package let isLink: Bool
        /// In seconds, of the compiler and of the programs that it started.
        package let processor: Double
        /// In seconds. Others run meanwhile, so these don't add up to the time of the build.
        package let wall: Double
    }

    private let folder: URL
    private var script: URL { folder.appendingPathComponent("swiftc") }
    private var file: URL { folder.appendingPathComponent("times") }

    /// Writes the script.
    ///
    /// - Parameter folder: A folder for the script and its file, which is created.
    package init(in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let compiler = try CompilerTimes.compiler()
        try Data(
            """
            #!/usr/bin/env bash
            name= previous= kind=compile
            for argument; do
                if [ "$previous" = -module-name ]; then name=$argument; fi
                if [ "$argument" = -emit-executable ]; then kind=link; fi
                previous=$argument
            done
            # SwiftPM also asks the compiler about itself.
            if [ -z "$name" ]; then exec '\(compiler)' "$@"; fi
            TIMEFORMAT="$kind $name %U %S %R"
            exec 3>&2
            { time '\(compiler)' "$@" 2>&3; } 2>>'\(file.path)'

            """.utf8
        ).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    }

    private static func compiler() throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/swiftc" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw BenchError("there is no swiftc in the PATH")
        }
        // It is a link to a program that does what its name says, so the link stays.
        return path
    }

    /// Runs a build by SwiftPM, and returns its times and those of its modules and programs.
    package func times(of arguments: [String]) throws -> (build: Build, entries: [Entry]) {
        try? FileManager.default.removeItem(at: file)
        let build = try Build.run(arguments, environment: ["SWIFT_EXEC": script.path])
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return (build, try text.split(separator: "\n").map(Self.entry))
    }

    private static func entry(_ line: Substring) throws -> Entry {
        let words = line.split(separator: " ")
        guard words.count == 5, let user = Double(words[2]), let system = Double(words[3]), let wall = Double(words[4])
        else { throw BenchError("'\(line)' isn't a line with the times of a compiler") }
        return Entry(name: String(words[1]), isLink: words[0] == "link", processor: user + system, wall: wall)
    }
}
