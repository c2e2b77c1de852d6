import Foundation

/// A chart of lines over the powers of ten, in panels, as an SVG that is readable on white and on black.
public struct LogChart {
    public struct Line {
        let name: String
        let color: String
        let points: [(x: Double, y: Double)]
        /// Whether the line ends before the axis does. A cross marks its end.
        let isCut: Bool

        public init(name: String, color: String, points: [(x: Double, y: Double)], isCut: Bool) {
            self.name = name
            self.color = color
            self.points = points
            self.isCut = isCut
        }
    }

    public struct Panel {
        let title: String
        /// The powers of ten on the vertical axis, with their labels.
        let ticks: [(value: Double, label: String)]
        let lines: [Line]

        public init(title: String, ticks: [(value: Double, label: String)], lines: [Line]) {
            self.title = title
            self.ticks = ticks
            self.lines = lines
        }
    }

    let panels: [Panel]
    let columns: Int
    /// The legend of the cross at the end of a line.
    let cut: String
    /// The values on the horizontal axis with their labels, and the axis's title.
    let ticks: [(value: Double, label: String)]
    let axis: String

    public init(panels: [Panel], columns: Int, cut: String, ticks: [(value: Double, label: String)], axis: String) {
        self.panels = panels
        self.columns = columns
        self.cut = cut
        self.ticks = ticks
        self.axis = axis
    }

    // The plot inside its panel, and the distance between panels, in pixels.
    private let plot = (width: 244.0, height: 190.0, left: 58.0, top: 34.0)
    private let step = (x: 318.0, y: 284.0)
    private let legendHeight = 36.0

    public var svg: String {
        let rows = (panels.count + columns - 1) / columns
        var body = legend
        for (index, panel) in panels.enumerated() {
            let (x, y) = (step.x * Double(index % columns), legendHeight + step.y * Double(index / columns))
            body += "<g transform=\"translate(\(number(x)) \(number(y)))\">\n\(draw(panel))</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \
            viewBox="0 0 \(number(step.x * Double(columns))) \(number(legendHeight + step.y * Double(rows) - 8))" \
            font-family="system-ui, sans-serif" font-size="12">
            <style>
            text { fill: #57606a } .title { fill: #24292f; font-size: 14px; font-weight: 600 }
            .grid { stroke: #8c959f; stroke-opacity: .35 } .mark { stroke: #8c959f }
            @media (prefers-color-scheme: dark) { text { fill: #9198a1 } .title { fill: #e6edf3 } }
            </style>
            \(body)</svg>

            """
    }

    private var legend: String {
        var x = plot.left
        var text = ""
        for line in panels.first?.lines ?? [] {
            text += """
                <path d="M\(number(x)) 16h22" stroke="\(line.color)" stroke-width="2.5"/>\
                \(marker(x + 11, 16, line.color))\
                <text x="\(number(x + 29))" y="20">\(escaped(line.name))</text>

                """
            x += 58 + 6.4 * Double(line.name.count)
        }
        if panels.contains(where: { $0.lines.contains(where: \.isCut) }) {
            text += cross(x + 4, 16, "class=\"mark\"")
            text += "<text x=\"\(number(x + 16))\" y=\"20\">\(escaped(cut))</text>\n"
        }
        return text
    }

    private func draw(_ panel: Panel) -> String {
        var text = "<text class=\"title\" x=\"\(number(plot.left))\" y=\"16\">\(escaped(panel.title))</text>\n"
        let values = panel.ticks.map(\.value)
        guard let least = values.min(), let most = values.max() else { return text }
        let y = { (value: Double) in
            let part = log10(max(least, value) / least) / log10(most / least)
            return plot.top + plot.height * (1 - part)
        }
        for tick in panel.ticks {
            let place = number(y(tick.value))
            text += """
                <path class="grid" d="M\(number(plot.left)) \(place)h\(number(plot.width))"/>\
                <text x="\(number(plot.left - 7))" y="\(number(y(tick.value) + 4))" text-anchor="end">\(escaped(tick.label))</text>

                """
        }
        for tick in ticks {
            text += """
                <text x="\(number(x(tick.value)))" y="\(number(plot.top + plot.height + 20))" \
                text-anchor="middle">\(escaped(tick.label))</text>

                """
        }
        text += """
            <text x="\(number(plot.left + plot.width / 2))" y="\(number(plot.top + plot.height + 40))" \
            text-anchor="middle">\(escaped(axis))</text>

            """
        // Drawn in reverse, so that the first line is on top.
        for line in panel.lines.reversed() { text += draw(line, y) }
        return text
    }

    private func draw(_ line: Line, _ y: (Double) -> Double) -> String {
        guard let last = line.points.last else { return "" }
        let path = line.points.map { "\(number(x($0.x))) \(number(y($0.y)))" }.joined(separator: "L")
        var text = "<path d=\"M\(path)\" fill=\"none\" stroke=\"\(line.color)\" stroke-width=\"2.5\"/>\n"
        for point in line.points { text += marker(x(point.x), y(point.y), line.color) }
        if line.isCut { text += cross(x(last.x) + 14, y(last.y), "stroke=\"\(line.color)\"") }
        return text + "\n"
    }

    private func cross(_ x: Double, _ y: Double, _ stroke: String) -> String {
        "<path d=\"M\(number(x - 4)) \(number(y - 4))l8 8m0 -8l-8 8\" \(stroke) stroke-width=\"2\"/>"
    }

    private func marker(_ x: Double, _ y: Double, _ color: String) -> String {
        "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"3.5\" fill=\"\(color)\"/>"
    }

    private func x(_ value: Double) -> Double {
        guard let least = ticks.map(\.value).min(), let most = ticks.map(\.value).max() else { return plot.left }
        return plot.left + 14 + (plot.width - 28) * log10(value / least) / log10(most / least)
    }

    private func number(_ value: Double) -> String {
        let text = String(format: "%.1f", value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
