import FoundationEssentials
import Glibc
import ViewerFaces

/// The program with the window, which an installed app has beside this one.
enum WindowProgram {
    /// The name by which this program is the whole app.
    private static let name = "unfold"

    /// Replaces this process by the program with the window, if that is what the arguments mean and if it is there.
    static func startIfMeant(_ arguments: [String], _ environment: [String: String]) {
        guard let own = CommandLine.unsafeArgv[0],
            String(cString: own).split(separator: "/").last.map(String.init) == name
        else { return }
        let choice = FaceChoice(
            arguments: arguments,
            environment: environment,
            isInputTerminal: isatty(STDIN_FILENO) != 0,
            isOutputTerminal: isatty(STDOUT_FILENO) != 0
        )
        guard choice.face == .window, let path else { return }
        // The arguments are passed on as they are, also if they are not UTF-8.
        execv(path, CommandLine.unsafeArgv)
    }

    /// The path of the program; `nil` if it isn't installed.
    private static var path: String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0, count < buffer.count else { return nil }
        let own = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = own.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        return ["\(folder)/../libexec/unfold/unfold-window", "\(folder)/unfold-window"].first { access($0, X_OK) == 0 }
    }
}
