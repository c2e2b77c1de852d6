import ArgumentParser
import Documents
import Foundation

/// The conversion from the arguments of the process to the command, and of errors to text.
extension UnfoldCommand {
    static func main() {
        do {
            var command = try parseAsRoot(PagerArguments.replaced(in: arguments))
            try command.run()
        } catch {
            guard exitCode(for: error) != .success, !(error is ExitCode) else { exit(withError: error) }
            // The message may contain a file name that is not UTF-8.
            let lines = (fullMessage(for: error) + remedy(for: error)).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let message = lines.map { ReadableBytes.text(of: ArgumentBytes.bytes(of: String($0))) }
            FileHandle.standardError.write(Data((message.joined(separator: "\n") + "\n").utf8))
            exit(withError: exitCode(for: error))
        }
    }

    /// Returns the options to use in place of an unknown one.
    private static func remedy(for error: any Error) -> String {
        let message = message(for: error)
        guard message.hasPrefix("Unknown option"), let start = message.firstIndex(of: "'") else { return "" }
        let name = message[message.index(after: start)...].prefix { $0 != "'" && $0 != "=" }
        let close = PagerArguments.optionsLike(String(name))
        let hint = close.isEmpty ? "" : " Did you mean \(close.joined(separator: " or "))?"
        return
            "\n\(hint.isEmpty ? "" : hint.dropFirst() + " ")unfold --help lists all options. For a file of that name: unfold -- \(name)"
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
