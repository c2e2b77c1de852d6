import Foundation
import Toolchain

/// The functions of the toolchain's library that reads the compiler's index, as its header `indexstore.h` declares
/// them.
///
/// The library is part of every toolchain, but no module declares it, so it is loaded at run time.
struct IndexLibrary {
    /// A pointer to an object of the library.
    typealias Object = UnsafeMutableRawPointer
    /// A string of the library, a pointer and a length. A function type of C needs a structure that C declares, and
    /// `iovec` has the same fields.
    typealias Text = iovec
    typealias Visitor = @convention(c) (Object?, Object) -> Bool

    let createStore: @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
    let visitUnits: @convention(c) (Object, UInt32, Object?, @convention(c) (Object?, Text) -> Bool) -> Bool
    let createUnitReader: @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
    let disposeUnitReader: @convention(c) (Object) -> Void
    let mainFile: @convention(c) (Object) -> Text
    let modificationTime: @convention(c) (Object, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
    let visitDependencies: @convention(c) (Object, Object?, Visitor) -> Bool
    let dependencyKind: @convention(c) (Object) -> UInt32
    let dependencyName: @convention(c) (Object) -> Text
    let dependencyPath: @convention(c) (Object) -> Text
    let createRecordReader: @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
    let disposeRecordReader: @convention(c) (Object) -> Void
    let visitOccurrences: @convention(c) (Object, Object?, Visitor) -> Bool
    let symbol: @convention(c) (Object) -> Object
    let roles: @convention(c) (Object) -> UInt64
    let position: @convention(c) (Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let symbolIdentifier: @convention(c) (Object) -> Text
    let symbolName: @convention(c) (Object) -> Text

    /// The value of `dependencyKind` for a record of the occurrences in a file.
    static let record: UInt32 = 2
    /// The bits of `roles`.
    static let (declaration, definition, reference): (UInt64, UInt64, UInt64) = (1, 2, 4)

    /// Loads the library of the toolchain that `swiftc` belongs to.
    init() throws {
        let path = try Self.folder().appending(path: "libIndexStore.so").path
        guard let library = dlopen(path, RTLD_NOW) else {
            throw IndexError("The toolchain has no library to read the compiler's index: \(path) cannot be loaded.")
        }
        func function<T>(_ name: String, _ type: T.Type = T.self) throws -> T {
            guard let address = dlsym(library, "indexstore_" + name) else {
                throw IndexError("\(path) has no function indexstore_\(name).")
            }
            return unsafeBitCast(address, to: type)
        }
        createStore = try function("store_create")
        visitUnits = try function("store_units_apply_f")
        createUnitReader = try function("unit_reader_create")
        disposeUnitReader = try function("unit_reader_dispose")
        mainFile = try function("unit_reader_get_main_file")
        modificationTime = try function("unit_reader_get_modification_time")
        visitDependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyPath = try function("unit_dependency_get_filepath")
        createRecordReader = try function("record_reader_create")
        disposeRecordReader = try function("record_reader_dispose")
        visitOccurrences = try function("record_reader_occurrences_apply_f")
        symbol = try function("occurrence_get_symbol")
        roles = try function("occurrence_get_roles")
        position = try function("occurrence_get_line_col")
        symbolIdentifier = try function("symbol_get_usr")
        symbolName = try function("symbol_get_name")
    }

    /// Returns the folder of the toolchain's libraries.
    private static func folder() throws -> URL {
        struct Target: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let output = try Command("swiftc", "-print-target-info").run()
        let target = try JSONDecoder().decode(Target.self, from: Data(output.utf8))
        return URL(filePath: target.paths.runtimeResourcePath).deletingLastPathComponent()
    }
}

extension IndexLibrary.Text {
    var string: String {
        String(decoding: UnsafeRawBufferPointer(start: iov_base, count: iov_len), as: UTF8.self)
    }
}
