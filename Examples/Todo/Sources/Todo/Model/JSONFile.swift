import Foundation

/// A file with a value as JSON.
struct JSONFile<Value: Codable> {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Creates a file in the folder of the app.
    init(named name: String) {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        self.init((folder ?? .homeDirectory).appending(path: "Todo/\(name)"))
    }

    /// Reads the value, or returns `nil` if there is none that can be read.
    func read() -> Value? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    func write(_ value: Value) {
        do {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(value).write(to: url, options: .atomic)
        } catch {
            print("\(url.path) isn't saved: \(error.localizedDescription)")
        }
    }
}
