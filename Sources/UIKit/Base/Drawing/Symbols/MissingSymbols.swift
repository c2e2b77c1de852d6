import Foundation
import Synchronization

/// Names of symbols that the set lacks.
enum MissingSymbols {
    private static let told = Mutex<Set<String>>([])

    /// Returns the picture that a debug build shows for a name that may be one of Apple's, and says the name once on
    /// standard error.
    ///
    /// - Returns: `nil` in a release build, and for a text that can't be a name.
    static func placeholder(for name: String) -> SymbolShape? {
        #if DEBUG
            guard isName(name) else { return nil }
            if told.withLock({ $0.insert(name).inserted }) { NSLog("%@", message(name)) }
            return shape
        #else
            return nil
        #endif
    }

    static func message(_ name: String) -> String {
        "No symbol named '\(name)' found in the system symbol set. A placeholder is shown in debug builds."
    }

    /// Whether a text is built as the names of symbols are: lowercase words and numbers with dots between them.
    static func isName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
    }

    /// A square of dashes with a question mark.
    private static let shape: SymbolShape = {
        let corners = SymbolShape(width: 112, height: 112)
            .line(10, 30, 10, 10, 30, 10).line(82, 10, 102, 10, 102, 30).line(102, 82, 102, 102, 82, 102)
            .line(30, 102, 10, 102, 10, 82).line(48, 10, 64, 10).line(48, 102, 64, 102).line(10, 48, 10, 64)
            .line(102, 48, 102, 64)
        return corners.with(SymbolShape.known("questionmark"), scale: 0.55, x: 35, y: 24)
    }()
}
