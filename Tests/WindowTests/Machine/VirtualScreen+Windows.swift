import Awaiting
import Foundation
import Testing

extension VirtualScreen {
    /// Returns properties of the window as X has them.
    func properties(_ names: String...) throws -> String {
        try Program.run("xprop", ["-id", window] + names, environment: environment)
    }

    /// Returns the size of the window.
    func size() throws -> CGSize {
        let text = try Program.run("xdotool", ["getwindowgeometry", "--shell", window], environment: environment)
        var values: [Substring: Double] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=")
            if parts.count == 2 { values[parts[0]] = Double(parts[1]) }
        }
        return CGSize(width: try #require(values["WIDTH"]), height: try #require(values["HEIGHT"]))
    }

    /// Waits until the window has a size.
    func expectSize(_ size: CGSize, location: SourceLocation = #_sourceLocation) throws {
        var seen = CGSize.zero
        _ = try eventually {
            seen = try self.size()
            return seen == size ? true : nil
        }
        #expect(seen == size, sourceLocation: location)
    }

    /// Waits until there is a visible window with a title, or none.
    func expectWindow(_ title: String, isOpen: Bool, location: SourceLocation = #_sourceLocation) throws {
        let found = try eventually {
            let search = try Program("xdotool", ["search", "--onlyvisible", "--name", title], environment: environment)
            return (try search.end() == 0) == isOpen ? true : nil
        }
        #expect(found == true, "\(title)", sourceLocation: location)
    }
}
