import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A workspace of Xcode: the projects of a file `*.xcworkspace`.
package struct XcodeWorkspace {
    package let projects: [URL]

    package init(_ workspace: URL) throws {
        let file = workspace.appending(path: "contents.xcworkspacedata")
        let parser = XMLParser(data: try ProjectFile(file, "the workspace", remedy: "Restore the file").data)
        let reader = Reader()
        parser.delegate = reader
        guard parser.parse() else {
            throw ProjectError(
                file: file.path,
                line: parser.lineNumber,
                problem: "the workspace isn't XML",
                remedy: "Restore the file"
            )
        }
        let folder = workspace.deletingLastPathComponent()
        let all = reader.locations.map { folder.appending(path: $0).standardizedFileURL }
            .filter { $0.pathExtension == "xcodeproj" }
        // The libraries of CocoaPods may be those of targets that nobody asks for.
        let found = all.filter { $0.lastPathComponent != "Pods.xcodeproj" }
        if found.isEmpty, !all.isEmpty {
            throw ProjectError(
                file: workspace.path,
                problem: "the workspace uses CocoaPods",
                remedy: "Name the project instead, and add the libraries that it needs as Swift packages"
            )
        }
        guard !found.isEmpty else {
            throw ProjectError(
                file: file.path,
                problem: "the workspace names no project",
                remedy: "Restore the file, or name a project"
            )
        }
        guard found.count <= ProjectLimits.projects else {
            throw ProjectError(
                file: file.path,
                problem: "the workspace names more than \(ProjectLimits.projects) projects",
                remedy: "Name one of the projects"
            )
        }
        projects = found
    }

    /// Collects the places of projects.
    private final class Reader: NSObject, XMLParserDelegate {
        var locations: [String] = []
        /// The paths of the groups around the current element.
        private var groups: [String] = []

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            // A place is written as `group:path` or `container:path`.
            let parts = (attributes["location"] ?? "").split(
                separator: ":",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let path = parts.last.map(String.init) ?? ""
            if name == "Group" { groups.append(path) }
            guard name == "FileRef" else { return }
            let folders = parts.first == "group" ? groups : []
            locations.append((folders + [path]).filter { !$0.isEmpty }.joined(separator: "/"))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            if name == "Group" { groups.removeLast() }
        }
    }
}
