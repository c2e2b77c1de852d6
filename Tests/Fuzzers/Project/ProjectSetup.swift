import SeededRandom

/// A project on a disk.
package struct ProjectSetup: Codable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
        case xcode, workspace, package
    }

    package struct Target: Codable, Sendable {
        package var name: String
        /// The setting `PRODUCT_MODULE_NAME`; `nil` for the default.
        package var module: String?
        /// 0 for an app, 1 for a library, otherwise for tests.
        package var kind: Int
        /// The paths of sources and resources that the project refers to.
        package var sources: [String]
        package var resources: [String]
        /// The folder whose files belong to the target; `nil` for none.
        package var folder: String?
        package var info: String?
    }

    package struct Setting: Codable, Sendable {
        package var name: String
        package var value: String
    }

    package var kind: Kind
    package var name: String
    package var targets: [Target]
    /// The settings of the project, in a file of settings.
    package var settings: [Setting]
    package var files: [ProjectItem]

    init(using generator: inout SeededGenerator) {
        let kind = Kind.allCases[generator.below(Kind.allCases.count)]
        self.kind = kind
        name = HostileText.name(using: &generator)
        var files: [ProjectItem] = []
        targets = (0...generator.below(3)).map { index in
            var target = Target(
                name: HostileText.name(using: &generator),
                kind: index == 0 ? 0 : 1 + generator.below(2),
                sources: (0...generator.below(3)).map { _ in HostileText.path([".swift"], using: &generator) },
                resources: (0..<generator.below(4)).map { _ in
                    HostileText.path([".xcstrings", ".strings", ".png", "", ".xcassets"], using: &generator)
                }
            )
            if generator.below(3) == 0 { target.module = HostileText.name(using: &generator) }
            if generator.below(4) == 0 { target.folder = HostileText.path([""], using: &generator) }
            if generator.below(3) == 0 { target.info = HostileText.path([".plist"], using: &generator) }
            // Most of what the project refers to is there.
            for path in target.sources + target.resources + [target.info].compactMap({ $0 })
            where generator.below(40) != 0 {
                let folder = kind == .package ? "\(target.folder ?? "Sources")/" : ""
                files.append(ProjectItem(at: folder + path, using: &generator))
            }
            return target
        }
        settings = (0..<generator.below(5)).map { _ in
            let names = ["A", "B", "PRODUCT_NAME", "INFOPLIST_KEY_A", "TARGET_NAME", "PRODUCT_MODULE_NAME"]
            return Setting(
                name: names[generator.below(generator.below(4) == 0 ? names.count : 4)],
                value: generator.below(4) == 0 ? "$(B)$(A)x" : HostileText.name(using: &generator)
            )
        }
        self.files = files + (0..<generator.below(4)).map { _ in ProjectItem(using: &generator) }
    }
}

/// A file, a folder or a link in a folder.
package struct ProjectItem: Codable, Sendable {
    package enum Content: Codable, Sendable {
        case text(String)
        /// A string catalog with a text in languages.
        case catalog([String])
        /// An Info.plist with a key and a value.
        case info(String, String)
        case link(String)
        case folder
        case pipe
        /// Lines of settings, of which each refers twice to the one before.
        case doublings(Int)
        /// Brackets in each other.
        case brackets(Int)
    }

    package var path: String
    package var content: Content

    init(path: String, content: Content) { (self.path, self.content) = (path, content) }

    /// Draws what is at a path, by its extension.
    init(at path: String, using generator: inout SeededGenerator) {
        self.path = path
        content =
            switch generator.below(100) {
            case 0...2: .link(HostileText.target(using: &generator))
            case 3: .folder
            case 4: .pipe
            case 5...7: .text(HostileText.random(using: &generator))
            case 8: .brackets(generator.below(2_000))
            default: Self.usual(at: path, using: &generator)
            }
    }

    init(using generator: inout SeededGenerator) {
        let extensions = ["", ".swift", ".png", ".plist", ".xcstrings", ".bundle/a.png", "/Library"]
        self.init(at: HostileText.path(extensions, using: &generator), using: &generator)
        if generator.below(3) == 0 { content = .link(HostileText.target(using: &generator)) }
    }

    private static func usual(at path: String, using generator: inout SeededGenerator) -> Content {
        if path.hasSuffix(".xcstrings") {
            return .catalog((0...generator.below(3)).map { _ in HostileText.name(using: &generator) })
        }
        if path.hasSuffix(".plist") {
            return .info(HostileText.name(using: &generator), HostileText.name(using: &generator))
        }
        return .text("let a = \(generator.below(100))\n")
    }
}
