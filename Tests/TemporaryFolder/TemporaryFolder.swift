import Foundation

/// A folder for the files of a test. It is removed together with the object.
package final class TemporaryFolder {
    package let path: String
    package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    package init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let file = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }
}
