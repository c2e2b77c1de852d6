import Foundation
import InterfaceBuilder

/// The coder with which `init(coder:)` is called for an object of a nib.
///
/// It has what initializers need: the values of properties that can't be set later. The nib sets the other properties
/// afterwards. It contains no values for clients.
final class NibCoder: NSCoder {
    let element: NibElement

    init(_ element: NibElement) {
        self.element = element
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
