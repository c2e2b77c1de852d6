import Foundation

/// A free font that is drawn in place of one of Apple's.
enum StandInFont: String {
    case system = "Inter"
    case monospaced = "DejaVu Sans Mono"
    case sans = "Liberation Sans"
    case serif = "Liberation Serif"
    case typewriter = "Liberation Mono"

    /// The font that has the advances of one of Apple's, glyph by glyph; `nil` if there is none.
    ///
    /// - Parameter family: The name of the family, in lower case.
    init?(for family: String) {
        switch family {
        case "helvetica", "helvetica neue", "arial": self = .sans
        case "times", "times new roman": self = .serif
        case "courier", "courier new": self = .typewriter
        default: return nil
        }
    }

    /// The package of the font on Debian.
    private var package: String {
        switch self {
        case .system: "fonts-inter"
        case .monospaced: "fonts-dejavu-core"
        case .sans, .serif, .typewriter: "fonts-liberation"
        }
    }

    private var message: String {
        "Unfold: the font \(rawValue) is not installed, so text has other lengths than on iOS. "
            + "On Debian it is in the package \(package).\n"
    }

    nonisolated(unsafe) private static var missing: Set<StandInFont> = []

    /// Reports on standard error that the font is missing, once. Used with the lock of the font engine held.
    func reportMissing() {
        guard Self.missing.insert(self).inserted else { return }
        FileHandle.standardError.write(Data(message.utf8))
    }
}
