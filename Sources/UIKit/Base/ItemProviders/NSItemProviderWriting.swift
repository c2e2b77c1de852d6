import Foundation

/// An object that an item provider provides as data.
///
/// Foundation has this protocol on Apple's systems only, so UIKit declares it here.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that objects of the class write, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The identifiers of the types that the object writes, the best first. By default those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the object as data of one of the types.
    ///
    /// - Parameter completionHandler: A closure that is called once, on any thread, with the data or an error.
    /// - Returns: The progress, or `nil` if it isn't known.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}
