import BuildMeasurement
import Foundation

/// A package in a folder of its own, which is built for debugging.
struct ClientPackage {
    /// A build as a program, which prints nothing that is needed.
    private static let build = ["swift", "build", "--package-path"]

    let folder: URL
    /// The file that is changed between builds, and its text as a function of the number of the change.
    private let changed: (path: String, text: (Int) -> String)

    /// Writes the package.
    ///
    /// - Parameter unfold: The folder of the project, if the package uses it. Five files then show a table each;
    ///   otherwise a single file imports Foundation.
    init(in folder: URL, unfold: URL?) throws {
        self.folder = folder
        let products = unfold == nil ? "" : ["UIKit", "Unfold"].map(Self.product).joined(separator: ", ")
        let packages = unfold.map { ".package(name: \"unfold\", path: \($0.path.debugDescription))" } ?? ""
        let main = unfold == nil ? "import Foundation\n\nprint(Date.now)\n" : "import UIKit\n\nprint(List1.self)\n"
        if unfold == nil {
            changed = ("Sources/App/main.swift", { "\(main)print(\($0))\n" })
        } else {
            changed = ("Sources/App/List3.swift", { Self.table(3, row: "Row \($0)") })
        }
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "App",
                dependencies: [\(packages)],
                targets: [.executableTarget(name: "App", dependencies: [\(products)])]
            )

            """,
            to: "Package.swift"
        )
        try write(main, to: "Sources/App/main.swift")
        guard unfold != nil else { return }
        for number in 1...5 { try write(Self.table(number, row: "Row"), to: "Sources/App/List\(number).swift") }
    }

    private static func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"unfold\")" }

    private static func table(_ number: Int, row: String) -> String {
        """
        import UIKit
        import Unfold

        final class List\(number): UITableViewController {
            let rows = (0..<100).map { "\(row) \\($0)" }
            lazy var expander = RowExpander<Int>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                expander.configure(cell, at: indexPath)
                return cell
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                expander.toggle(at: indexPath)
            }
        }

        """
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Fetches the packages that this one needs, so that no build does.
    func resolve() throws {
        _ = try Build.run(["swift", "package", "--package-path", folder.path, "resolve"])
    }

    /// Returns the time of a build without anything of an earlier one but the fetched packages.
    func buildFromNothing() throws -> Build {
        try removeProducts()
        return try Build.run(Self.build + [folder.path])
    }

    /// Returns the times of the modules and programs in such a build.
    func entriesFromNothing(by compiler: CompilerTimes) throws -> [CompilerTimes.Entry] {
        try removeProducts()
        return try compiler.times(of: Self.build + [folder.path]).entries
    }

    /// Removes what builds have made, except for the fetched packages.
    private func removeProducts() throws {
        let products = folder.appendingPathComponent(".build")
        // A package that needs no others has no such folder before its first build.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        where !["checkouts", "repositories", "workspace-state.json"].contains(name) {
            try FileManager.default.removeItem(at: products.appendingPathComponent(name))
        }
    }

    /// Returns the time of a build after a change of one file.
    ///
    /// - Parameter number: The number of the change. The same number twice in turn changes nothing.
    func buildAfterChange(_ number: Int) throws -> Build {
        try write(changed.text(number), to: changed.path)
        return try Build.run(Self.build + [folder.path])
    }

    /// The modules that the last build compiled.
    var modules: [String] {
        get throws {
            let folder = folder.appendingPathComponent(".build/debug/Modules")
            return try FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)
                .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.sorted()
        }
    }
}
