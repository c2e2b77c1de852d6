import Foundation
import Testing

/// A session of a desktop, by the protocol between its display and programs.
///
/// Tests of what depends on the session run in ``each`` one, and all others in the ``chosen`` ones.
enum Session: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case x11
    case wayland

    static let each = allCases

    /// The sessions that `UNFOLD_SESSIONS` names, such as `x11 wayland`, or else that of X11.
    static let chosen: [Session] = {
        let names = ProcessInfo.processInfo.environment["UNFOLD_SESSIONS"] ?? ""
        let named = names.split(separator: " ").compactMap { Session(rawValue: String($0)) }
        return named.isEmpty ? [.x11] : named
    }()

    var testDescription: String { rawValue }

    /// Starts a display without a monitor.
    func startDisplay() throws -> any VirtualDisplay {
        switch self {
        case .x11: try X11Display()
        case .wayland: try WaylandDisplay()
        }
    }
}
