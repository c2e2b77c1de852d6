import Foundation
import TextLayout

/// A PostScript name taken apart: a family, and a style after a hyphen.
struct FontName: Equatable {
    var family: String
    var weight = UIFont.Weight.regular
    var isItalic = false

    private static let system = ".AppleSystemUIFont"
    private static let monospacedSystem = ".AppleSystemUIFontMonospaced"
    /// What iOS calls faces of the system font.
    private static let systemFace = ".SFUI"

    /// Families that every iOS device has, and fontconfig has a stand-in of equal widths for.
    private static let always: Set<String> = [
        "arial", "courier", "courier new", "helvetica", "helvetica neue", "times", "times new roman",
    ]

    /// The first that a style starts with counts, so the longer come first.
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

    /// Whether nothing is left of the text after the words for weights and slants.
    private static func isStyle(_ text: Substring) -> Bool {
        var rest = String(text)
        for word in weights.map(\.name) + ["Italic", "Oblique", "MT"] {
            rest = rest.replacingOccurrences(of: word, with: "", options: .caseInsensitive)
        }
        return rest.isEmpty && !text.isEmpty
    }

    /// The name as one word, such as `HelveticaNeue-BoldItalic`.
    var postScriptName: String {
        let face = family == Self.system ? Self.systemFace : family.replacingOccurrences(of: " ", with: "")
        let nearest = Self.weights.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name ?? "Regular"
        return switch (nearest, isItalic) {
        case ("Regular", true): "\(face)-Italic"
        default: "\(face)-\(nearest)\(isItalic ? "Italic" : "")"
        }
    }

    /// What to ask for to get the font of a name; nil if it is not there.
    static func description(named name: String, size: Double) -> FontDescription? {
        AppFonts.load()
        return FontName(name).description(size: size) ?? Typeface.description(postScriptName: name, size: size)
    }

    /// What to ask for at a size; nil if the family is not there.
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

    /// The family as it is written in full: names in one word have their spaces left out.
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
