import Foundation
import Testing

/// A session of a desktop: the protocol between its display and programs, and what programs draw with.
///
/// Tests of what depends on the display run in ``each`` session, and all others in the ``chosen`` ones. Both have only
/// the renderers that are chosen. A few tests are about the others (``RendererTests``).
struct Session: Equatable, Sendable, CustomTestStringConvertible {
    enum System: String, CaseIterable, Sendable {
        case x11
        case wayland
    }

    let system: System
    var renderer = Renderer.cairo

    static let x11 = Session(system: .x11)
    static let wayland = Session(system: .wayland)

    static let each = Renderer.chosen.flatMap { renderer in
        System.allCases.map { Session(system: $0, renderer: renderer) }
    }

    /// The sessions that `UNFOLD_SESSIONS` names, such as `x11 wayland`, or else that of X11.
    static let chosen: [Session] = {
        let names = ProcessInfo.processInfo.environment["UNFOLD_SESSIONS"] ?? ""
        let named = names.split(separator: " ").compactMap { System(rawValue: String($0)) }
        return each.filter { (named.isEmpty ? [.x11] : named).contains($0.system) }
    }()

    var testDescription: String {
        renderer == .cairo ? system.rawValue : "\(system.rawValue) with \(renderer.rawValue)"
    }

    /// Starts a display without a monitor.
    func startDisplay() throws -> any VirtualDisplay {
        switch system {
        case .x11: try X11Display(renderer)
        case .wayland: try WaylandDisplay(renderer)
        }
    }
}
