/// A version of SwiftPM for which a manifest is written.
struct PackageVersion: Comparable {
    let major: Int
    let minor: Int

    /// Creates a version from a text such as `5.9.0`. What isn't there is 0.
    init(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) ?? 0 }
        (major, minor) = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
    }

    static func < (one: PackageVersion, other: PackageVersion) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }

    var text: String { "\(major).\(minor)" }
}

/// The language modes of the compiler, in the notation of a manifest.
enum LanguageMode {
    private static let known = [("6", ".v6"), ("5", ".v5"), ("4.2", ".v4_2"), ("4", ".v4")]

    /// Returns the latest of language versions that the compiler has. Versions before 4 count as 4, and 5 is the
    /// default.
    static func latest(of versions: [String]) -> String {
        guard !versions.isEmpty, versions != ["0"] else { return ".v5" }
        return known.first { mode in versions.contains { $0 == mode.0 || $0.hasPrefix(mode.0 + ".0") } }?.1 ?? ".v4"
    }
}
