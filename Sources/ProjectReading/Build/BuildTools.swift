import Foundation

/// The programs that a build runs.
package protocol BuildTools {
    /// The name of the configuration: `debug` or `release`.
    var configuration: String { get }

    /// Tells the user something.
    func say(_ sentence: String)

    /// Returns the description of a package in JSON. Its manifest runs.
    ///
    /// - Parameter scratch: The folder for what the program writes.
    func describe(_ package: URL, scratch: URL) throws -> Data

    /// Returns the manifest of a package in JSON. The manifest runs.
    func dump(_ package: URL, scratch: URL) throws -> Data

    /// Checks out the packages that a package requires, and returns their list in JSON. Their manifests run.
    func checkOut(_ package: URL, scratch: URL) throws -> Data

    /// Rewrites the sources of a module into a folder. The program that does so is built in the scratch folder.
    func rewrite(_ module: ModuleSources, to folder: URL, scratch: URL) throws -> RewrittenModule

    /// Returns the folder of programs and resources for builds in a scratch folder.
    func products(of mirror: URL, scratch: URL) throws -> URL

    /// Builds a mirror. Manifests, plugins and macros of its packages run.
    func build(_ mirror: URL, scratch: URL, withTests: Bool) throws

    /// Runs the tests of a mirror that is built, and returns the exit status.
    func test(_ mirror: URL, scratch: URL) throws -> Int32
}
