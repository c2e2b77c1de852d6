import Foundation

/// The compiler's index of a build: for each source file a unit, which lists records of the occurrences of symbols.
struct IndexStore {
    /// The compilation of a file.
    struct Unit {
        var file: String
        /// Seconds and nanoseconds.
        var time: (Int64, Int64)
        var records: [String]
    }

    /// A place in a file at which a symbol is declared or referenced.
    struct Occurrence {
        /// The identifier of the symbol, the same in all files (USR).
        var identifier: String
        var name: String
        var isDeclaration: Bool
        var line: Int
    }

    private let library: IndexLibrary
    private let store: IndexLibrary.Object

    /// Opens the index in a folder.
    init(at folder: URL) throws {
        library = try IndexLibrary()
        guard FileManager.default.fileExists(atPath: folder.path), let store = library.createStore(folder.path, nil)
        else {
            throw IndexError(
                "There is no index of the sources at \(folder.path). A debug build writes it: swift build --build-tests"
            )
        }
        self.store = store
    }

    /// Returns the units of the files in a folder that still exist, the newest one for each file.
    func units(in folder: URL) -> [Unit] {
        var newest: [String: Unit] = [:]
        for name in unitNames() {
            guard let unit = unit(name, in: folder.path + "/") else { continue }
            if let other = newest[unit.file], other.time >= unit.time { continue }
            newest[unit.file] = unit
        }
        return newest.values.filter { FileManager.default.fileExists(atPath: $0.file) }
    }

    /// Calls a closure with each occurrence of a symbol in a record.
    func visitOccurrences(in record: String, _ visit: (Occurrence) -> Void) throws {
        guard let reader = library.createRecordReader(store, record, nil) else {
            throw IndexError("The index lacks the record \(record). A clean build writes it.")
        }
        defer { library.disposeRecordReader(reader) }
        // A symbol occurs many times, and its texts are copied once.
        var symbols: [IndexLibrary.Object: (identifier: String, name: String)] = [:]
        visiting(library.visitOccurrences, of: reader) { occurrence in
            let roles = library.roles(occurrence)
            let isReference = roles & IndexLibrary.reference != 0
            guard isReference || roles & (IndexLibrary.declaration | IndexLibrary.definition) != 0 else { return }
            let symbol = library.symbol(occurrence)
            let texts =
                symbols[symbol] ?? (library.symbolIdentifier(symbol).string, library.symbolName(symbol).string)
            symbols[symbol] = texts
            var (line, column): (UInt32, UInt32) = (0, 0)
            library.position(occurrence, &line, &column)
            visit(
                Occurrence(
                    identifier: texts.identifier,
                    name: texts.name,
                    isDeclaration: !isReference,
                    line: Int(line)
                )
            )
        }
    }

    private func unitNames() -> [String] {
        final class Names { var names: [String] = [] }
        let found = Names()
        _ = library.visitUnits(store, 0, Unmanaged.passUnretained(found).toOpaque()) { context, name in
            if let context { Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().names.append(name.string) }
            return true
        }
        return found.names
    }

    /// Returns a unit if its file is a Swift file whose path starts with a prefix.
    private func unit(_ name: String, in prefix: String) -> Unit? {
        guard let reader = library.createUnitReader(store, name, nil) else { return nil }
        defer { library.disposeUnitReader(reader) }
        let file = library.mainFile(reader).string
        guard file.hasPrefix(prefix), file.hasSuffix(".swift") else { return nil }
        var unit = Unit(file: file, time: (0, 0), records: [])
        library.modificationTime(reader, &unit.time.0, &unit.time.1)
        visiting(library.visitDependencies, of: reader) { dependency in
            // The other records are those of headers.
            guard library.dependencyKind(dependency) == IndexLibrary.record,
                library.dependencyPath(dependency).string == file
            else { return }
            unit.records.append(library.dependencyName(dependency).string)
        }
        return unit
    }

    /// Calls a closure with each object that a function of the library visits.
    private func visiting(
        _ function: @convention(c) (IndexLibrary.Object, IndexLibrary.Object?, IndexLibrary.Visitor) -> Bool,
        of reader: IndexLibrary.Object,
        _ visit: (IndexLibrary.Object) -> Void
    ) {
        withoutActuallyEscaping(visit) { visit in
            // A function of C has no captures, so the closure goes through the pointer that it passes on.
            var visit = visit
            withUnsafeMutablePointer(to: &visit) { pointer in
                _ = function(reader, pointer) { context, object in
                    context?.assumingMemoryBound(to: ((IndexLibrary.Object) -> Void).self).pointee(object)
                    return true
                }
            }
        }
    }
}
