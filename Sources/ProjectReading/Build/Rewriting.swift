import Foundation

/// The sources of a module after they are rewritten for a Swift without Objective-C.
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
package typealias Rewriting = (_ sources: [URL], _ module: ModuleName) throws -> RewrittenModule
