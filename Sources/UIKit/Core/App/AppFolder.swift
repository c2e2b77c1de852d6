import ConfinedFiles
import Foundation

extension PrivateFolder {
    /// The app's folder for application support: that of its bundle identifier, or else of the name of its process.
    ///
    /// The identifier is from the Info.plist. If it isn't the name of a folder, the name of the process is taken. `nil`
    /// if there is no folder for application support.
    static var app: PrivateFolder? {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let names = [Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName]
        guard let support, let name = names.lazy.compactMap(name).first else { return nil }
        return PrivateFolder(support.appending(path: name.text))
    }

    /// Returns the name of a folder for an identifier; `nil` if it leads elsewhere.
    static func name(_ identifier: String?) -> InnerPath? { identifier.flatMap { try? InnerPath(name: $0) } }
}
