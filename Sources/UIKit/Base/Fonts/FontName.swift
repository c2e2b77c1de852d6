import Foundation
import TextLayout

/// A PostScript name split into a family and, after a hyphen, a style.
struct FontName: Equatable {
    var family: String
    var weight = UIFont.Weight.regular
    var isItalic = false

    private static let system = ".AppleSystemUIFont"
    private static let monospacedSystem = ".AppleSystemUIFontMonospaced"
    /// The PostScript family of the system font's faces on iOS.
    private static let systemFace = ".SFUI"

    /// Families that every iOS device has. Fontconfig substitutes metric-compatible fonts for them.
    private static let always: Set<String> = [
        "arial", "courier", "courier new", "helvetica", "helvetica neue", "times", "times new roman",
    ]

    /// The first name that a style contains applies, so longer names come before those they contain.
    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
        ("Regular", .regular), ("Roman", .regular), ("Medium", .medium), ("SemiBold", .semibold),
        ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    init(_ name: String) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 1, let style = parts.last, Self.isStyle(style) else {
            family = name
            return
        }
        family = parts.dropLast().joined(separator: "-")
        if family == Self.systemFace { family = Self.system }
        weight = Self.weights.first { style.range(of: $0.name, options: .caseInsensitive) != nil }?.weight ?? .regular
        isItalic = ["Italic", "Oblique"].contains { style.range(of: $0, options: .caseInsensitive) != nil }
    }

    init(_ description: FontDescription) {
        family = description.family ?? (description.isMonospaced ? Self.monospacedSystem : Self.system)
        weight = UIFont.Weight(description.weight)
        isItalic = description.isItalic
    }

    /// Returns whether the text consists only of words for weights and slants.
    private static func isStyle(_ text: Substring) -> Bool {
        var rest = String(text)
        for word in weights.map(\.name) + ["Italic", "Oblique", "MT"] {
            rest = rest.replacingOccurrences(of: word, with: "", options: .caseInsensitive)
        }
        return rest.isEmpty && !text.isEmpty
    }

    /// The name in one word, such as `HelveticaNeue-BoldItalic`.
    var postScriptName: String {
        let face = family == Self.system ? Self.systemFace : family.replacingOccurrences(of: " ", with: "")
        let nearest = Self.weights.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name ?? "Regular"
        return switch (nearest, isItalic) {
        case ("Regular", true): "\(face)-Italic"
        default: "\(face)-\(nearest)\(isItalic ? "Italic" : "")"
        }
    }

    /// Returns the description of the font with a name; nil if it is not installed.
    static func description(named name: String, size: Double) -> FontDescription? {
        AppFonts.load()
        return FontName(name).description(size: size) ?? Typeface.description(postScriptName: name, size: size)
    }

    /// Returns the description at a size; nil if the family is not installed.
    func description(size: Double) -> FontDescription? {
        if family == Self.system || family == Self.monospacedSystem {
            return FontDescription(
                size: size,
                weight: weight.rawValue,
                isItalic: isItalic,
                isMonospaced: family == Self.monospacedSystem
            )
        }
        guard let family = installedFamily else { return nil }
        return FontDescription(family: family, size: size, weight: weight.rawValue, isItalic: isItalic)
    }

    /// The full name of the installed family. PostScript names omit its spaces.
    private var installedFamily: String? {
        var candidates = [family]
        if family.hasSuffix("PS") || family.hasSuffix("MT") { candidates.append(String(family.dropLast(2))) }
        if family.hasSuffix("PSMT") { candidates.append(String(family.dropLast(4))) }
        for candidate in candidates {
            let word = candidate.lowercased().replacingOccurrences(of: " ", with: "")
            if Typeface.isInstalled(family: candidate) { return candidate }
            let known = Self.always.map(\.capitalized) + Typeface.familyNames
            if let match = known.first(where: { $0.lowercased().replacingOccurrences(of: " ", with: "") == word }) {
                return match
            }
        }
        return nil
    }
}
