import Foundation

/// An attribute of an element, or a child with a key, that Interface Builder files of others have.
struct NibFact: Sendable {
    let element: String
    /// The name of the attribute, or the key of the child.
    let name: String
    /// The element of the child, or `nil` for an attribute.
    let child: String?
    /// The values of the attribute that several repositories have. Free texts and references have none.
    let values: [String]

    /// Reads the list beside the tests.
    static func all() throws -> [NibFact] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appending(path: "Facts/attributes.txt"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let isChild = fields[1].hasPrefix(">")
            let isFree = ["text", "reference"].contains(fields[3])
            return NibFact(
                element: fields[0],
                name: isChild ? String(fields[1].dropFirst()) : fields[1],
                child: isChild ? fields[3] : nil,
                values: isChild || isFree ? [] : fields[3].split(separator: "|").map(String.init)
            )
        }
    }
}
