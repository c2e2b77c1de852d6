import ConfinedFiles
import Foundation

/// The density that the user has chosen for all documents. A private file keeps it, if there is one.
///
/// Errors are not reported: a file that cannot be read has no choice.
@MainActor
package final class DensityChoice {
    /// The choice of all windows of the program.
    package static let shared = DensityChoice()

    private static let fileName = "density"
    /// The maximum size of the file in bytes.
    private static let byteLimit = 64

    private var folder: PrivateFolder?

    /// The density; `nil` for that of a document's format.
    var density: RowDensity? {
        didSet {
            guard let density, density != oldValue else { return }
            try? folder?.write(Data(density.rawValue.utf8), to: Self.fileName)
        }
    }

    init() {}

    /// Takes the choice that a folder keeps, and keeps later ones there.
    package func keep(in folder: PrivateFolder) {
        self.folder = nil
        if let data = folder.data(of: Self.fileName, limit: Self.byteLimit) {
            density = RowDensity(rawValue: String(decoding: data, as: UTF8.self)) ?? density
        }
        self.folder = folder
    }
}
