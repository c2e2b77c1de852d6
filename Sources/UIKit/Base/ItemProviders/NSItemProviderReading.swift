import Foundation

/// An object that can be made of the data of an item provider.
///
/// Foundation has this protocol on Apple's systems only, so UIKit declares it here.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that the class reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns an object for data of one of the types.
    ///
    /// - Throws: An error if the data can't be read.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
