import SeededRandom

/// A change of a project or of its mirror, or a build.
package enum ProjectStep: Codable, Sendable {
    case build
    case test
    /// Adds an item to the project.
    case add(ProjectItem)
    /// Removes a file of the project, by a number.
    case remove(Int)
    /// Changes bytes of a file of the project.
    case damage(file: Int, at: Int, text: String)
    case setModule(target: Int, String)
    /// Makes a file of settings double.
    case double(lines: Int)
    /// Replaces an item of the cache by a link.
    case replace(item: Int, target: String)
    /// Replaces the list of the mirror's files.
    case forgeList([String])
    /// Replaces the modules of the last build.
    case forgeOwner([String])

    init(using generator: inout SeededGenerator) {
        switch generator.below(16) {
        case 0: self = .add(ProjectItem(using: &generator))
        case 1: self = .remove(generator.below(100))
        case 2, 3:
            let text =
                generator.below(2) == 0
                ? HostileText.name(using: &generator) : ["\"", "{", "(", ";", "="][generator.below(5)]
            self = .damage(file: generator.below(100), at: generator.below(10_000), text: text)
        case 4: self = .setModule(target: generator.below(3), HostileText.name(using: &generator))
        case 5 where generator.below(4) == 0: self = .double(lines: generator.below(40))
        case 6: self = .replace(item: generator.below(200), target: HostileText.target(using: &generator))
        case 7: self = .forgeList((0...generator.below(3)).map { _ in HostileText.path([""], using: &generator) })
        case 8: self = .forgeOwner((0...generator.below(3)).map { _ in HostileText.name(using: &generator) })
        case 9: self = .test
        default: self = .build
        }
    }
}
