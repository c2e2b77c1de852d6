import SeededRandom

/// Texts for the names, paths and settings of projects: mostly such as people have, and some that lead elsewhere.
enum HostileText {
    /// Stands for the folder that contains the project, the cache and the canary.
    static let root = "@ROOT@"

    private static let plain = ["App", "Model", "View", "Store", "Größe", "A1", "_x", "Cell"]
    private static let hostile = [
        "", ".", "..", "/", "//", "...", "../canary", "../../canary", "../../../canary/file", "../../../../canary",
        "../../../../../canary", "../../../../../../canary", "x/../../../../../../../canary", "\(root)/canary",
        "\(root)/canary/file", "\(root)", "\(root)/cache", "/dev/zero", "/dev/stdin", "a/b", "a//b", "a/./b", "a/",
        "canary\u{0}", "..\u{0}/x", "a\nb", "a\r\nb", "a\tb", "\u{1}", "\u{7F}", "a\"b", "a\\b", "\\..", "a'b", "`a`",
        "$(A)", "$(inherited)", "${A:identifier}", "$(A)$(A)", "$($(A))", "a;b", "a b", "-rf", "--output", "*", "?",
        "~",
        "~root", "a%2F..%2Fb", "%2e%2e", "e\u{301}", "é", "\u{202E}a", "\u{FEFF}", "👩‍👩‍👧", "Package.swift", ".build",
        ".unfold-files.json", "Sources", "Modules", "description.json", ".owner.json", "UIKit", "App.build", "en.lproj",
        "..lproj", "main.swift", "ObjectiveCModule.swift", "Info.plist", "@", "#", "{", "}", "(", ")", "<", ">", "=",
    ]

    /// Draws a name: one of forty leads elsewhere or has characters that names hardly have. A project has some twenty,
    /// so that about as many projects are built as are refused.
    static func name(using generator: inout SeededGenerator) -> String {
        guard generator.below(40) == 0 else { return plain[generator.below(plain.count)] + "\(generator.below(60))" }
        switch generator.below(10) {
        case 0: return String(repeating: plain[generator.below(plain.count)], count: 1 + generator.below(80))
        case 1: return String(repeating: "../", count: generator.below(9)) + "canary"
        case 2: return random(using: &generator)
        default: return hostile[generator.below(hostile.count)]
        }
    }

    /// Draws a text of any characters.
    static func random(using generator: inout SeededGenerator) -> String {
        let scalars = (0..<generator.below(12)).compactMap { _ in
            Unicode.Scalar(UInt32(generator.below(generator.below(3) == 0 ? 0x1_0000 : 0x80)))
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Draws a path of up to three names and an extension.
    static func path(_ extensions: [String], using generator: inout SeededGenerator) -> String {
        var parts = (0...generator.below(3)).map { _ in name(using: &generator) }
        if generator.below(4) == 0 { parts.insert(["en.lproj", "de.lproj", "Base.lproj"][generator.below(3)], at: 0) }
        return parts.joined(separator: "/") + extensions[generator.below(extensions.count)]
    }

    /// Draws the target of a link.
    static func target(using generator: inout SeededGenerator) -> String {
        let targets = [
            "..", ".", "../..", "../canary", "../../canary", "../../../canary", "\(root)/canary", "\(root)/canary/file",
            "\(root)/project", "\(root)/cache", "\(root)", "/", "App", "../App", "Model", "missing", "/dev/zero",
        ]
        return generator.below(3) == 0 ? name(using: &generator) : targets[generator.below(targets.count)]
    }
}
