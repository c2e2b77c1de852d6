import ConfinedFiles
import Foundation

/// A random identifier in a private file, which is created when it is read for the first time.
struct KeptIdentifier {
    private static let fileName = "identifier"
    private let folder: PrivateFolder

    init(in folder: PrivateFolder) {
        self.folder = folder
    }

    /// The identifier; `nil` if there is none and the file can't be written.
    var value: UUID? {
        if let data = folder.data(of: Self.fileName, limit: 100),
            let known = UUID(uuidString: String(decoding: data, as: UTF8.self))
        {
            return known
        }
        let made = UUID()
        do { try folder.write(Data(made.uuidString.utf8), to: Self.fileName) } catch { return nil }
        return made
    }
}
