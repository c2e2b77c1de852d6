/// The settings of a target in a package, in the notation of a manifest.
struct PackageSettings {
    let package: SwiftPackage
    let target: PackageManifest.Target?
    /// Whether the target has tests.
    let isTest: Bool

    /// The settings by the tool that has them.
    var all: [String: [String]] {
        var result: [String: [String]] = [:]
        let settings = target?.settings ?? []
        // Without a mode of its own, a target has that of its package.
        let hasMode = settings.contains { $0.kind["swiftLanguageMode"] != nil }
        // XCTest isn't annotated for mode 6 here.
        let mode = isTest && package.manifest.languageMode == ".v6" ? ".v5" : package.manifest.languageMode
        if isTest, mode != package.manifest.languageMode {
            result["swift"] = Self.featuresOfMode6.map { ".enableUpcomingFeature(\($0.debugDescription))" }
        }
        if !hasMode, mode != ".v5" { result["swift"] = [".swiftLanguageMode(\(mode))"] }
        for trait in package.manifest.enabledTraits.sorted() {
            result["swift", default: []].append(".define(\(trait.debugDescription))")
        }
        for setting in settings where PackageCondition.holds(setting.condition, package) {
            guard let (kind, values) = setting.kind.first, let text = expression(kind, values.all, setting) else {
                continue
            }
            result[setting.tool, default: []].append(text)
        }
        return result
    }

    /// The features that mode 6 adds to the language itself.
    private static let featuresOfMode6 = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials",
        "DisableOutwardActorInference", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
        "IsolatedDefaultValues", "DynamicActorIsolation",
    ]

    /// Returns a setting; `nil` for one that has no meaning here, such as a framework of the system.
    private func expression(_ kind: String, _ values: [String], _ setting: PackageManifest.Setting) -> String? {
        let value = values.first ?? ""
        var arguments: [String]
        switch kind {
        case "define":
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            arguments = [(parts.first ?? value).debugDescription]
            if parts.count > 1 { arguments.append("to: \(parts[1].debugDescription)") }
        case "headerSearchPath", "linkedLibrary", "enableUpcomingFeature", "enableExperimentalFeature":
            arguments = [value.debugDescription]
        case "unsafeFlags" where setting.tool != "linker":
            arguments = ["[\(values.map(\.debugDescription).joined(separator: ", "))]"]
        case "swiftLanguageMode": arguments = [LanguageMode.latest(of: [value])]
        case "interoperabilityMode": arguments = [".\(value)"]
        case "defaultIsolation": arguments = [value == "MainActor" ? "MainActor.self" : "nil"]
        case "strictMemorySafety": return ".strictMemorySafety()"
        default: return nil
        }
        if let configuration = setting.condition?.config {
            arguments.append(".when(configuration: .\(configuration))")
        }
        return ".\(kind)(\(arguments.joined(separator: ", ")))"
    }
}
