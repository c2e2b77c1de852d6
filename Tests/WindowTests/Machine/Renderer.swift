import Foundation

/// What GTK draws windows with: Cairo on the processor, or a GPU, which Mesa emulates here.
enum Renderer: String, CaseIterable, Sendable {
    case cairo
    /// OpenGL. GTK 4.14 and later have another renderer for it, `ngl`.
    case gl
    case ngl
    case vulkan

    /// The renderers that `UNFOLD_RENDERERS` names, such as `cairo gl`, or else Cairo.
    static let chosen: [Renderer] = {
        let names = ProcessInfo.processInfo.environment["UNFOLD_RENDERERS"] ?? ""
        let named = names.split(separator: " ").compactMap { Renderer(rawValue: String($0)) }
        return named.isEmpty ? [.cairo] : named
    }()

    /// The variables with which programs draw with the renderer, and never with a GPU that there is.
    var environment: [String: String?] { ["GSK_RENDERER": rawValue, "LIBGL_ALWAYS_SOFTWARE": "1"] }
}
