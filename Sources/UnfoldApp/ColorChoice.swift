import ArgumentParser
import Foundation

/// Whether text that is written to standard output has colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// Whether there are colors. By default there are on a terminal, unless `NO_COLOR` is set.
    var isOn: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
        }
    }
}
