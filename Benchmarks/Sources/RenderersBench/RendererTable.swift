import Foundation
import Measurement

/// A row for each scene, with the figures of one of its frames.
struct RendererTable {
    let renderers: Renderers

    private static let scenes = [
        ("jump", "a jump to another row"), ("row", "a row that unfolds"),
        ("shadow", "six cards with shadows that move"), ("mask", "four masked pictures that move"),
        ("gradient", "four gradients that grow"),
        ("images", "six photos of 1,600 × 1,200 pixels that move"),
        ("pattern", "a pattern, two bubbles and a line that grow"),
    ]

    var text: String {
        let (cairo, others) = (renderers.entries[0], renderers.entries.dropFirst())
        var head = ["Frame", "nodes", "cairo"]
        for other in others {
            head += ["\(other.name)", "\(other.name) ÷ cairo", "\(other.name): nodes", "uploads", "KB", "glyph parts"]
        }
        let rows = Self.scenes.map { scene, title in
            func figure(_ entry: Renderers.Entry, _ name: String) -> Double {
                entry.figures.median("\(scene)-\(name)") ?? .nan
            }
            let time = figure(cairo, "ms")
            var row = [title, Self.number(figure(cairo, "nodes")), "\(Self.number(time)) ms"]
            for other in others {
                let own = figure(other, "ms")
                row += ["\(Self.number(own)) ms", "**\(Self.number(own / time))**"]
                let sent = [figure(other, "uploads"), figure(other, "bytes") / 1_000, figure(other, "parts")]
                row += ([figure(other, "nodes")] + sent).map(Self.number)
            }
            return row
        }
        let rule = ["---"] + head.dropFirst().map { _ in "---:" }
        return ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String {
        value == 0 ? "0" : String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}
