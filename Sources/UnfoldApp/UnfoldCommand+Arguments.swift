import ArgumentParser
import Documents
import Foundation

/// The conversion from the arguments of the process to the command, and of errors to text.
extension UnfoldCommand {
    static func main() {
        let arguments = arguments
        if ProjectCommand.isMeant(by: arguments) { return ProjectCommand.main(arguments) }
        TerminalProgram.startIfMeant(arguments)
        do {
            var command = try parseAsRoot(PagerArguments.replaced(in: arguments))
            try command.run()
        } catch {
            guard exitCode(for: error) != .success, !(error is ExitCode) else { exit(withError: error) }
            // The message may contain a file name that is not UTF-8.
            let lines = explanation(of: error).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let message = lines.map { ReadableBytes.text(of: ArgumentBytes.bytes(of: String($0))) }
            FileHandle.standardError.write(Data((message.joined(separator: "\n") + "\n").utf8))
            exit(withError: exitCode(for: error))
        }
    }

    /// Returns the message for an error. For an unknown option, it suggests a known one.
    private static func explanation(of error: any Error) -> String {
        let full = fullMessage(for: error)
        let message = message(for: error)
        guard message.hasPrefix("Unknown option"), let start = message.firstIndex(of: "'"),
            let end = message[message.index(after: start)...].firstIndex(of: "'")
        else { return full }
        let option = message[message.index(after: start)..<end]
        let close = PagerArguments.optionsLike(String(option.prefix { $0 != "=" }))
        let hint = close.isEmpty ? "" : " Did you mean \(close.joined(separator: " or "))?"
        return
            "Error: There is no option \(option).\(hint) unfold --help lists all options, and unfold -- \(option) opens "
            + "a file of that name."
    }

    /// The arguments without the name of the program. Foundation replaces bytes that are not UTF-8, so these come from
    /// C.
    private static var arguments: [String] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { argument in
            guard let argument else { return "" }
            let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
            return ArgumentBytes.text(of: Array(bytes))
        }
    }
}
