import ArgumentParser
import Documents
import Foundation

/// The conversion from the arguments of the process to the command, and of errors to text.
extension UnfoldCommand {
    static func main() {
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            guard exitCode(for: error) != .success, !(error is ExitCode) else { exit(withError: error) }
            // The message may contain a file name that is not UTF-8.
            let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
            let message = lines.map { ReadableBytes.text(of: ArgumentBytes.bytes(of: String($0))) }
            FileHandle.standardError.write(Data((message.joined(separator: "\n") + "\n").utf8))
            exit(withError: exitCode(for: error))
        }
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
