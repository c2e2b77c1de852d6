import CoreGraphics
import Foundation

/// A coder that writes the state of one object. It wraps Foundation's keyed archiver, which can't be subclassed, and
/// replaces objects whose state is kept as well by references.
final class StateEncoder: NSCoder {
    private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    private let key: @MainActor (any UIStateRestoring) -> String?

    init(_ key: @escaping @MainActor (any UIStateRestoring) -> String?) {
        self.key = key
    }

    /// The archive. Nothing can be added afterwards.
    var data: Data {
        archiver.finishEncoding()
        return archiver.encodedData
    }

    override var allowsKeyedCoding: Bool { true }

    override func encode(_ object: Any?, forKey key: String) {
        if let number = object as? CGFloat { return archiver.encode(Double(number), forKey: key) }
        archiver.encode(object.flatMap { StateReference.encode($0, self.key) }, forKey: key)
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    override func encode(_ value: Bool, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int32, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int64, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Float, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Double, forKey key: String) { archiver.encode(value, forKey: key) }

    override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {
        archiver.encodeBytes(bytesp, length: lenv, forKey: key)
    }
}
