import Foundation

/// A module of a project, with everything that a build of it needs.
package struct AppTarget: Sendable {
    package enum Kind: Sendable {
        /// An app, whose product is a program.
        case application
        /// A framework or a static library.
        case library
        /// A bundle of unit tests.
        case tests
    }

    /// The name by which other targets and the user refer to it.
    package var name: String
    /// The name by which sources import it.
    package var module: ModuleName
    package var kind: Kind
    /// The Swift sources.
    package var sources: [URL] = []
    package var resources: [Resource] = []
    /// The contents of the Info.plist.
    package var info: InfoPlist = InfoPlist()
    /// The names of the targets of the same project that it uses.
    package var dependencies: [String] = []
    /// The name of the file that it makes, such as `Charts.framework`.
    package var productFile: String?
    /// The names of the files that it links, embeds or runs in. Xcode builds the targets that make them.
    package var linkedFiles: [String] = []
    /// The products of packages that it uses.
    package var products: [PackageProduct] = []
    /// The version of the language, such as `4.2`; empty if there is none.
    package var languageVersion = ""
    /// The conditions that are true in `#if`.
    package var conditions: [String] = []

    /// The folder of the project; `nil` if the target is of none.
    package var folder: URL?
    /// Sentences about files that are left out.
    package var notes: [String] = []

    package init(name: String, module: ModuleName, kind: Kind) {
        self.name = name
        self.module = module
        self.kind = kind
    }

    /// A file or a folder that is copied to where the program finds its resources.
    package struct Resource: Hashable, Sendable {
        package var file: URL
        /// The language of a file in a folder like `en.lproj`, or `nil` for all languages.
        package var localization: String?

        package init(file: URL, localization: String? = nil) {
            self.file = file
            self.localization = localization
        }

        /// The path below the folder of resources.
        package var place: String {
            let name = file.lastPathComponent
            return localization.map { "\($0).lproj/\(name)" } ?? name
        }
    }
}

/// A product of a package that a target uses.
package struct PackageProduct: Hashable, Sendable {
    /// Where the package is.
    package enum Source: Hashable, Sendable {
        case folder(URL)
        /// A repository, with the requirement in the notation of a manifest.
        case repository(url: String, requirement: String)
    }

    package var name: String
    package var source: Source

    package init(name: String, source: Source) {
        self.name = name
        self.source = source
    }
}
