import Failures
import Foundation
import InterfaceBuilder

/// A xib in a bundle, of whose objects any number of copies can be created.
///
/// The file is the uncompressed XML that Interface Builder saves. It is read once, when the first copy is created.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key for the options with which a nib is instantiated.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A dictionary from the identifiers of placeholders to objects.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String)
        case data(Data)
        case file(NibFile)
    }

    private var source: Source
    private let bundle: Bundle?

    /// Creates a nib of a file in a bundle, by default one of the app's.
    ///
    /// - Parameter name: The name of the file without its extension.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name((name as NSString).pathExtension == "xib" ? (name as NSString).deletingPathExtension : name)
        bundle = bundleOrNil
        super.init()
    }

    /// Creates a nib of the contents of a xib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil
        super.init()
    }

    /// Creates a nib of a document that was read before.
    package init(_ document: NibDocument, bundle: Bundle?) {
        source = .file(NibFile(document, name: "", bundle: bundle))
        self.bundle = bundle
        super.init()
    }

    /// Creates the objects of the nib and connects them.
    ///
    /// A file that is missing or isn't a xib stops the process. A faulty value in it is reported on standard error with
    /// its line, and left out.
    ///
    /// - Parameter ownerOrNil: The object that the placeholder "File's Owner" stands for.
    /// - Returns: The top-level objects, which the caller retains.
    open func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        do throws(NibError) {
            let file = try load()
            let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
            return makeObjects(of: file, owner: ownerOrNil, external: external)
        } catch {
            programmerError(
                "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' \(error)",
                in: "UINib.instantiate(withOwner:options:)"
            )
        }
    }

    private func load() throws(NibError) -> NibFile {
        let file: NibFile
        switch source {
        case .name(let name): file = try NibFile(named: name, extension: "xib", in: bundle)
        case .data(let data): file = NibFile(try NibDocument(Array(data), file: "data"), name: "", bundle: bundle)
        case .file(let loaded): return loaded
        }
        source = .file(file)
        return file
    }
}
