import Awaiting
import Foundation
import Testing

/// The windows on the screen.
extension VirtualScreen {
    /// Waits until there is a window with a title, and returns its identifier.
    @discardableResult
    func window(titled title: String) throws -> String {
        try display.requireWindow(titled: title, of: application)
    }

    /// Waits until the window has a size in points.
    func expectSize(_ size: CGSize, location: SourceLocation = #_sourceLocation) throws {
        var seen = CGSize.zero
        _ = try eventually {
            seen = try display.size(of: window)
            return seen == size ? true : nil
        }
        #expect(seen == size, sourceLocation: location)
    }

    /// Waits until there is a visible window with a title, or none.
    func expectWindow(_ title: String, isOpen: Bool, location: SourceLocation = #_sourceLocation) throws {
        let found = try eventually { (try display.window(titled: title) != nil) == isOpen ? true : nil }
        #expect(found == true, "\(title)", sourceLocation: location)
    }
}
