import Foundation

/// A coder that reads the state of one object. A missing value, and one of another type, is `nil`, while Foundation's
/// unarchiver on its own stops the process.
final class StateDecoder: NSCoder {
    private let unarchiver: NSKeyedUnarchiver
    private let object: @MainActor (String) -> (any UIStateRestoring)?
    private let storyboard: StoryboardPlace?

    /// - Parameter object: Returns the object with a key.
    /// - Returns: `nil` for data that isn't an archive.
    init?(
        _ data: Data,
        storyboard: StoryboardPlace? = nil,
        _ object: @escaping @MainActor (String) -> (any UIStateRestoring)?
    ) {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        self.unarchiver = unarchiver
        self.object = object
        self.storyboard = storyboard
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { unarchiver.containsValue(forKey: key) }

    override func decodeObject(forKey key: String) -> Any? {
        if key == UIApplication.stateRestorationViewControllerStoryboardKey, let storyboard {
            nonisolated(unsafe) var found: UIStoryboard?
            MainActor.assumeIsolated { found = storyboard.storyboard }
            return found
        }
        guard containsValue(forKey: key) else { return nil }
        return unarchiver.decodeObject(forKey: key).flatMap { StateReference.decode($0, object) }
    }

    override func decodeObject<Decoded>(of cls: Decoded.Type, forKey key: String) -> Decoded?
    where Decoded: NSObject, Decoded: NSCoding {
        containsValue(forKey: key) ? unarchiver.decodeObject(of: cls, forKey: key) : nil
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        return unarchiver.decodeObject(of: classes, forKey: key).flatMap { StateReference.decode($0, object) }
    }

    override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }
}
