import ConfinedFiles
import Foundation

/// The conditions that were used last, the latest first. A private file keeps them, a line for each, if there is one.
///
/// Errors are not reported: a file that cannot be read has no conditions.
@MainActor
package final class RecentFilters {
    /// The maximum number of conditions.
    static let limit = 50
    /// The maximum size of the file in bytes.
    private static let byteLimit = 64 * 1024

    private static let fileName = "recent-filters"

    private let folder: PrivateFolder?
    private(set) var texts: [String] = []

    /// - Parameter folder: The folder of the file; `nil` if the conditions are not kept.
    package init(keptIn folder: PrivateFolder? = nil) {
        self.folder = folder
        reload()
    }

    /// Puts a condition at the top.
    func add(_ text: String) {
        guard !text.isEmpty, !text.contains(where: \.isNewline) else { return }
        // Another process may have added conditions since.
        reload()
        texts = Array(([text] + texts.filter { $0 != text }).prefix(Self.limit))
        // Only the user may read what the user has looked for.
        try? folder?.write(Data(texts.map { $0 + "\n" }.joined().utf8), to: Self.fileName)
    }

    private func reload() {
        guard let data = folder?.data(of: Self.fileName, limit: Self.byteLimit),
            let text = String(data: data, encoding: .utf8)
        else { return }
        texts = text.split(separator: "\n").prefix(Self.limit).map(String.init)
    }

    /// Begins to go through the conditions.
    ///
    /// - Parameter text: The text of the user, which comes before all of them.
    func walk(from text: String) -> Walk { Walk(texts: [text] + texts.filter { $0 != text }) }

    /// A way through the recent conditions. The first text is that of the user.
    struct Walk {
        fileprivate let texts: [String]
        private var place = 0

        fileprivate init(texts: [String]) { self.texts = texts }

        /// Returns the next older or newer text; `nil` if there is none.
        mutating func step(older: Bool) -> String? {
            let next = place + (older ? 1 : -1)
            guard texts.indices.contains(next) else { return nil }
            place = next
            return texts[next]
        }
    }
}
