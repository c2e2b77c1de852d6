import Foundation

/// An object with an item that is dragged: its data in several types, or the object itself.
///
/// Foundation has this class on Apple's systems only, so UIKit declares it here. Text, URLs, images, attributed text
/// and the app's own classes with `NSItemProviderWriting` can be provided:
///
/// ```swift
/// let provider = NSItemProvider(object: "A comment" as NSString)
/// provider.loadObject(ofClass: String.self) { text, _ in … }
/// ```
///
/// Data are loaded when they are asked for. Handlers are called on other threads.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The errors of item providers. The raw values are Apple's.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors.
    open class var errorDomain: String { "NSItemProviderErrorDomain" }

    private let lock = NSLock()
    private var representations: [ItemRepresentation] = []
    private var name: String?

    /// Creates an item provider without data.
    public override init() {}

    /// Creates an item provider with an object, in all types that the object writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates an item provider with the URL and the data of a file; `nil` if there is no file.
    ///
    /// The suggested name is that of the file. The data are read when they are asked for.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = TypeIdentifier(filenameExtension: fileURL.pathExtension).rawValue
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
        registerObject(fileURL as NSURL, visibility: .all)
    }

    /// Returns an item provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.representations = current
        copy.name = suggestedName
        return copy
    }

    private var current: [ItemRepresentation] { lock.withLock { representations } }

    /// The name that a file with the data should have, without an extension. `nil` by default.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    // MARK: Types

    /// The identifiers of the types of the item, the best first.
    open var registeredTypeIdentifiers: [String] { current.map(\.type.rawValue) }

    /// Returns whether one of the types of the item conforms to a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    private func representation(conformingTo type: String) -> ItemRepresentation? {
        let all = current
        return all.first { $0.type.rawValue == type } ?? all.first { $0.type.conforms(to: TypeIdentifier(type)) }
    }

    // MARK: Registration

    /// Adds a type of data. A type that the item has is replaced.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - visibility: The programs that can load the data.
    ///   - loadHandler: A closure that loads the data, on another thread, each time that they are asked for. It calls
    ///     its argument once.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(type: TypeIdentifier(typeIdentifier), load: loadHandler))
    }

    /// Adds an object in all types that it writes.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        let item = LocalItem(object: object)
        for type in object.writableTypeIdentifiersForItemProvider {
            register(
                ItemRepresentation(
                    type: TypeIdentifier(type),
                    load: { item.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) },
                    object: item
                )
            )
        }
    }

    /// Adds an object that is created when it is asked for, in all types that its class writes.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error ?? Self.error(.itemUnavailableError)) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    private func register(_ representation: ItemRepresentation) {
        lock.withLock {
            if let index = representations.firstIndex(where: { $0.type == representation.type }) {
                representations[index] = representation
            } else {
                representations.append(representation)
            }
        }
    }

    // MARK: Loading

    /// Loads the data of a type, or of the first one that conforms to it.
    ///
    /// - Parameter completionHandler: A closure that is called on another thread with the data or an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let representation = representation(conformingTo: typeIdentifier)
        return load { done in
            guard let representation else { return done { completionHandler(nil, Self.error(.itemUnavailableError)) } }
            _ = representation.load { data, error in done { completionHandler(data, error) } }
        }
    }

    /// Returns whether a class reads one of the types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        source(for: aClass) != nil
    }

    /// Loads an object of a class, from the first of the types that the class reads.
    ///
    /// - Parameter completionHandler: A closure that is called on another thread with the object or an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let source = source(for: aClass)
        return load { done in
            guard let (representation, type) = source else {
                return done { completionHandler(nil, Self.error(.unavailableCoercionError)) }
            }
            if let whole = representation.object?.taken(as: aClass) {
                let item = ReadItem(object: whole)
                return done { completionHandler(item.object, nil) }
            }
            _ = representation.load { data, error in
                guard let data else { return done { completionHandler(nil, error ?? Self.error(.unknownError)) } }
                do {
                    let item = ReadItem(object: try aClass.object(withItemProviderData: data, typeIdentifier: type))
                    done { completionHandler(item.object, nil) }
                } catch {
                    done { completionHandler(nil, error) }
                }
            }
        }
    }

    /// Returns the first representation that a class reads, with the type by which the class knows it.
    private func source(for aClass: any NSItemProviderReading.Type) -> (ItemRepresentation, String)? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        for representation in current {
            if readable.contains(representation.type.rawValue) { return (representation, representation.type.rawValue) }
            if let type = readable.first(where: { representation.type.conforms(to: TypeIdentifier($0)) }) {
                return (representation, type)
            }
        }
        return nil
    }

    /// Runs work on another thread. The work calls its argument with the call of a completion handler.
    private func load(
        _ work: @escaping @Sendable (_ done: @escaping @Sendable (() -> Void) -> Void) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        DispatchQueue.global(qos: .userInitiated).async {
            work { call in
                progress.completedUnitCount = 1
                call()
            }
        }
        return progress
    }

    private static func error(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue)
    }
}

/// An object that a thread has made for a completion handler.
private struct ReadItem: @unchecked Sendable {
    let object: any NSItemProviderReading
}
