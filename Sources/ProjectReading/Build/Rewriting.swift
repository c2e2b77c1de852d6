import ConfinedFiles
import Foundation

/// A module whose sources are rewritten for a Swift without Objective-C.
package struct ModuleSources {
    package var module: ModuleName
    package var sources: [URL]
    /// The sources of the modules that it imports, directly or not, as far as they may declare protocols for
    /// Objective-C. A class that conforms to one is rewritten by what the protocol requires.
    package var below: [ProtocolSource] = []
}

/// A source that may declare protocols for Objective-C.
package struct ProtocolSource: Hashable {
    package var module: ModuleName
    package var file: URL

    /// Returns those of a module. A source that can't be read isn't among them, and is an error of its module.
    static func all(of module: ModuleName, in sources: [URL]) -> [ProtocolSource] {
        sources.filter { source in
            guard let file = try? RegularFile(source.path, limit: ProjectLimits.fileBytes),
                let data = try? file.data()
            else { return false }
            return data.range(of: Data("@objc".utf8)) != nil && data.range(of: Data("protocol ".utf8)) != nil
        }
        .map { ProtocolSource(module: module, file: $0) }
    }
}

/// The sources of a module after they are rewritten.
package struct RewrittenModule {
    /// The rewritten files, in the order of the sources.
    package var sources: [URL]
    /// One more file of the module.
    package var module: URL

    package init(sources: [URL], module: URL) {
        (self.sources, self.module) = (sources, module)
    }
}

/// Rewrites the sources of a module.
package typealias Rewriting = (_ module: ModuleSources) throws -> RewrittenModule
