/// The reason for which the state of a scene can't be kept or read.
enum SceneStateError: Error, Equatable, CustomStringConvertible {
    /// A value that isn't a part of a property list, a URL or a UUID, with its type.
    case unsupported(_ path: String, _ type: String)
    /// A key that isn't a string.
    case key(_ path: String, _ key: String)
    /// A property list that isn't the state of a scene.
    case unreadable

    var description: String {
        switch self {
        case .unsupported(let path, let type):
            "\(path) is a \(type), but only property lists, URLs and UUIDs are kept"
        case .key(let path, let key): "the key \(key) in \(path) isn't a string"
        case .unreadable: "the file isn't the state of a scene"
        }
    }
}
