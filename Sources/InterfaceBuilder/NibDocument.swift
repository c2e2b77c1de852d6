/// The contents of a xib or a storyboard in the XML format that Xcode 5 and later write.
public struct NibDocument: Sendable {
    /// The kinds of files.
    public enum Kind: Sendable {
        case xib, storyboard
    }

    /// The name of the file, for messages.
    public let file: String
    public let kind: Kind
    /// The element `document`.
    public let root: NibElement

    /// The top-level objects and placeholders of a xib.
    public var objects: [NibElement] { root.list("objects") }

    /// The scenes of a storyboard.
    public var scenes: [NibElement] { root.list("scenes") }

    /// The identifier of the controller with which a storyboard begins.
    public var initialViewController: String? { root["initialViewController"] }

    /// The images, named colors and system colors that the file uses.
    public var resources: [NibElement] { root.list("resources") }

    /// Whether views that don't say otherwise use constraints.
    public var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The name of the file, for messages.
    /// - Throws: ``NibError`` if the contents aren't XML, or aren't a xib or a storyboard for iOS in XML.
    public init(_ bytes: [UInt8], file: String) throws(NibError) {
        guard !bytes.starts(with: "NIBArchive".utf8), !bytes.starts(with: "bplist".utf8) else {
            throw NibError(
                file: file,
                line: 0,
                problem: "The file is compiled",
                remedy: "Add the xib or the storyboard itself to the resources of the target"
            )
        }
        let root: NibElement
        do throws(XMLFault) {
            root = try XMLReader.read(bytes)
        } catch {
            throw NibError(
                file: file,
                line: error.line,
                problem: error.problem,
                remedy: "Correct the line, or save the file again in Interface Builder"
            )
        }
        guard root.name == "document", let type = root["type"] else {
            throw NibError(
                file: file,
                line: root.line,
                problem: "The root element is \(root.name), and not a document of Interface Builder",
                remedy: "Open the file in Xcode 5 or later and save it again, which converts older formats"
            )
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
            throw NibError(
                file: file,
                line: root.line,
                problem: "The type of the document is \(type), which is not for iOS",
                remedy: "Use a xib or a storyboard for iOS"
            )
        }
        self.file = file
        self.root = root
        kind = type.contains("Storyboard") ? .storyboard : .xib
    }

    /// Returns an error at an element.
    public func error(at element: NibElement, _ problem: String, remedy: String) -> NibError {
        NibError(file: file, line: element.line, problem: problem, remedy: remedy)
    }
}
