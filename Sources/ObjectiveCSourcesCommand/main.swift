import Foundation

// A build calls the command with the arguments of its plugin.
do {
    let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
    let problems = try command.run()
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    exit(problems.isEmpty ? 0 : 1)
} catch let error as CommandError {
    FileHandle.standardError.write(Data("error: \(error.message)\n".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
    exit(1)
}
