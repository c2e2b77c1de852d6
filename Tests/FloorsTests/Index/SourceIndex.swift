import Foundation
import Toolchain

/// The uses of declarations between the files of a folder, from the index of the build that this test belongs to.
struct SourceIndex {
    /// The Swift files, relative to the folder.
    private(set) var files: [String] = []
    /// The uses of each declaration by other files, one for each file.
    private(set) var uses: [Use] = []

    /// Reads the index for the files in a folder.
    init(of folder: URL) throws {
        let store = try IndexStore(at: Command.build.appending(path: "index/store"))
        let units = store.units(in: folder)
        try checkCompleteness(of: units, in: folder)
        var declarations: [String: Use.Place] = [:]
        var references: [(identifier: String, name: String, place: Use.Place)] = []
        for unit in units {
            let file = String(unit.file.dropFirst(folder.path.count + 1))
            files.append(file)
            // The first line of the file that refers to each symbol.
            var first: [String: (name: String, line: Int)] = [:]
            for record in unit.records {
                try store.visitOccurrences(in: record) { occurrence in
                    if occurrence.isDeclaration {
                        declarations[occurrence.identifier] = Use.Place(file: file, line: occurrence.line)
                    } else if first[occurrence.identifier].map({ $0.line > occurrence.line }) ?? true {
                        first[occurrence.identifier] = (occurrence.name, occurrence.line)
                    }
                }
            }
            references += first.map { ($0.key, $0.value.name, Use.Place(file: file, line: $0.value.line)) }
        }
        uses = references.compactMap { reference in
            guard let declaration = declarations[reference.identifier], declaration.file != reference.place.file else {
                return nil
            }
            return Use(name: reference.name, place: reference.place, declaration: declaration)
        }
    }

    /// Throws an error if the index lacks a file, whose uses would be missed.
    private func checkCompleteness(of units: [IndexStore.Unit], in folder: URL) throws {
        let known = Set(units.map(\.file))
        let all =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") } ?? []
        if let file = all.sorted().first(where: { !known.contains($0) }) {
            throw IndexError("The index lacks \(file). Build first: swift build --build-tests")
        }
    }
}
