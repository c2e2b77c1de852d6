import Foundation
import TextLayout

/// Lays out text, compares it with Pango, and prints the results: one name and number per line.
///
///     TextProbe compare FILE    each line of a file, at random widths: what is equal
///     TextProbe differ FILE     the same, and prints each line that is not
///     TextProbe time FILE SIZE  paragraphs of so many bytes from the lines of a file: seconds for each
///     TextProbe again FILE SIZE WIDTH  for a profiler: paragraphs at widths up to one, again and again for some
/// seconds
///     TextProbe layout FILE     all lines of a file: seconds for all, in processor time
///     TextProbe phases FILE SIZE       for callgrind: each phase of setting texts once
///     TextProbe growth          the memory that paragraphs leave behind
@main
struct TextProbe {
    static func main() {
        do {
            let arguments = CommandLine.arguments
            if arguments.dropFirst() == ["growth"] { return try Growth.run() }
            guard arguments.count > 2 else { throw ProbeError.usage }
            let texts = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n").map(
                String.init
            )
            switch arguments[1] {
            case "compare": Comparison(texts, showsDifferences: false).run()
            case "differ": Comparison(texts, showsDifferences: true).run()
            case "time": Timing(texts, size: arguments.count > 3 ? Int(arguments[3]) ?? 356 : 356).run()
            case "again":
                guard arguments.count > 4, let size = Int(arguments[3]), let width = Double(arguments[4]) else {
                    throw ProbeError.usage
                }
                Timing(texts, size: size).setAgain(upTo: width)
            case "phases": Phases.run(texts, size: arguments.count > 3 ? Int(arguments[3]) ?? 356 : 356)
            case "layout": Timing.runAll(texts)
            default: throw ProbeError.usage
            }
            print("done")
        } catch {
            print("failed \(error)")
        }
    }
}

enum ProbeError: Error {
    case usage
}
