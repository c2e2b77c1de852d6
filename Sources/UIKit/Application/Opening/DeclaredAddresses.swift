import Foundation

/// The kinds of URLs and files that an Info.plist declares for the app.
struct DeclaredAddresses {
    /// The schemes of URLs in lowercase.
    private let schemes: Set<String>
    private let hasDocuments: Bool

    init(_ info: [String: Any]) {
        let types = info["CFBundleURLTypes"] as? [Any] ?? []
        let names = types.flatMap { ($0 as? [String: Any])?["CFBundleURLSchemes"] as? [String] ?? [] }
        schemes = Set(names.map { $0.lowercased() })
        hasDocuments = (info["CFBundleDocumentTypes"] as? [Any])?.isEmpty == false
    }

    /// Returns whether the app opens a URL. The type of a file isn't compared: the desktop or the user chose the app
    /// for it.
    func contains(_ url: URL) -> Bool {
        guard !url.isFileURL else { return hasDocuments }
        return url.scheme.map { schemes.contains($0.lowercased()) } ?? false
    }
}
