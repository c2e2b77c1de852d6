/// Conditions of manifests. Those for iOS hold, and those for Linux, because sources that are for both systems know
/// them.
enum PackageCondition {
    static func holds(_ condition: PackageManifest.Condition?, _ package: SwiftPackage) -> Bool {
        guard let condition else { return true }
        let platforms = condition.platformNames ?? []
        guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux") else { return false }
        guard let traits = condition.traits else { return true }
        return !package.manifest.enabledTraits.isDisjoint(with: traits)
    }
}
