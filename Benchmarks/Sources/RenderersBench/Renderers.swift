import Foundation
import Measurement

/// The figures of the project's RendererProbe with each renderer of GTK that there is.
struct Renderers {
    /// A renderer with the figures of all its runs.
    struct Entry {
        let name: String
        var figures = Figures()
    }

    /// The renderers by their names in `GSK_RENDERER`, with Cairo first.
    private static let names = ["cairo", "gl", "ngl", "vulkan"]
    /// The classes of GTK's renderers. Where GTK doesn't have a renderer, it takes another one.
    private static let classes = ["GskCairoRenderer", "GskGLRenderer", "GskNglRenderer", "GskVulkanRenderer"]

    private(set) var entries: [Entry]

    /// Runs the probe with all renderers alternately.
    ///
    /// - Throws: `BenchError` if there is no display, or the probe fails with Cairo.
    init(probe: String, rounds: Int) throws {
        guard let display = VirtualDisplay() else { throw BenchError("Xvfb doesn't start") }
        entries = Self.names.map { Entry(name: $0) }
        for _ in 0..<rounds {
            for index in entries.indices where entries[index].figures.failure == nil {
                let environment = display.environment.merging([
                    "GSK_RENDERER": entries[index].name, "GTK_A11Y": "none", "LIBGL_ALWAYS_SOFTWARE": "1",
                ]) { $1 }
                ChildProgram([probe, "measure"], environment: environment)
                    .run(into: &entries[index].figures, timeout: 150)
            }
        }
        withExtendedLifetime(display) {}
        if let failure = entries[0].figures.failure { throw BenchError("\(probe) \(failure)") }
        var seen: Set<String> = []
        entries.removeAll { entry in
            guard entry.figures.failure == nil,
                let used = Self.classes.first(where: { !entry.figures["renderer-\($0)"].isEmpty })
            else { return true }
            return !seen.insert(used).inserted
        }
    }
}
