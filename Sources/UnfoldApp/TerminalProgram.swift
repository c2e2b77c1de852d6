import Foundation
import UIKit
import ViewerFaces

/// The program that shows the viewer in a terminal. It is beside this one, and needs no display.
enum TerminalProgram {
    private static let name = "unfold-terminal"

    /// Replaces this process by the program, if that is what the arguments mean and if it is there.
    static func startIfMeant(_ arguments: [String]) {
        let isOutput = isatty(STDOUT_FILENO) != 0
        var choice = FaceChoice(
            arguments: arguments,
            environment: ProcessInfo.processInfo.environment,
            isInputTerminal: !hasInput,
            isOutputTerminal: isOutput
        )
        // The environment may name a display that can't be reached.
        if choice.face == .window, isOutput {
            choice.hasDisplay = MainActor.assumeIsolated { UIApplication.isDisplayAvailable }
        }
        // Without a file there is the gallery, which is in windows only.
        let hasContent = hasInput || arguments.contains { !$0.hasPrefix("-") || $0 == "-" }
        // This program explains arguments that don't fit.
        let isPlain = arguments.allSatisfy { !$0.hasPrefix("-") } || arguments == ["-"]
        let copies = choice.copiesFiles && isPlain
        guard choice.face == .terminal || copies, hasContent, let path else { return }
        // The arguments are passed on as they are, also if they are not UTF-8.
        execv(path, CommandLine.unsafeArgv)
    }

    /// Whether there is something to read. The desktop starts programs with the null device.
    private static var hasInput: Bool {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return false }
        return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }

    private static var path: String? {
        guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
        return [folder, folder.appending(path: "../../bin")].map { $0.appending(path: name).path }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
