import Foundation
import TextLayout

/// Lays out text, compares it with Pango, and prints the results: one name and number per line.
///
///     TextProbe compare FILE    compares each line of a file at random widths, and prints how many are equal
///       TextProbe differ FILE     does the same, and prints each line that differs TextProbe time FILE SIZE  lays
///         out paragraphs of SIZE bytes from the lines of a file: seconds for each TextProbe again FILE SIZE WIDTH
///           for a profiler: lays out paragraphs at widths up to WIDTH for some seconds TextProbe layout FILE
///             lays out all lines of a file: seconds for all, in processor time
@main
struct TextProbe {
    static func main() {
        do {
            let arguments = CommandLine.arguments
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
            case "layout": Timing.runAll(texts)
            default: throw ProbeError.usage
            }
            print("done")
        } catch {
            print("failed \(error)")
        }
    }
}

private enum ProbeError: Error {
    case usage
}
