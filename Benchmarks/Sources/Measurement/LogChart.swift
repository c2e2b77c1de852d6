import Foundation

/// Lines over the powers of ten, side by side in panels, as an SVG that is readable on white and on black.
public struct LogChart {
    public struct Line {
        let name: String
        let color: String
        let points: [(x: Double, y: Double)]
        /// Where the line ends although the others go on, and why in a word; nil if it does not.
        let end: String?

        public init(name: String, color: String, points: [(x: Double, y: Double)], end: String?) {
            self.name = name
            self.color = color
            self.points = points
            self.end = end
        }
    }

    public struct Panel {
        let title: String
        /// The powers of ten that the vertical axis shows, with their labels.
        let ticks: [(value: Double, label: String)]
        let lines: [Line]

        public init(title: String, ticks: [(value: Double, label: String)], lines: [Line]) {
            self.title = title
            self.ticks = ticks
            self.lines = lines
        }
    }

    let panels: [Panel]
    /// What the horizontal axis shows, with its labels, and what it is.
    let ticks: [(value: Double, label: String)]
    let axis: String

    public init(panels: [Panel], ticks: [(value: Double, label: String)], axis: String) {
        self.panels = panels
        self.ticks = ticks
        self.axis = axis
    }

    private let plot = (width: 244.0, height: 250.0, left: 58.0, top: 76.0)
    private let advance = 318.0

    public var svg: String {
        let width = advance * Double(panels.count)
        let height = plot.top + plot.height + 54
        var body = legend
        for (index, panel) in panels.enumerated() {
            body += "<g transform=\"translate(\(number(advance * Double(index))) 0)\">\n\(draw(panel))</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
            font-family="system-ui, sans-serif" font-size="12">
            <style>
            text { fill: #57606a } .title { fill: #24292f; font-size: 14px; font-weight: 600 }
            .grid { stroke: #8c959f; stroke-opacity: .35; stroke-width: 1 }
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
        return text
    }

    private func draw(_ panel: Panel) -> String {
        var text = "<text class=\"title\" x=\"\(number(plot.left))\" y=\"56\">\(escaped(panel.title))</text>\n"
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
            <text x="\(number(plot.left + plot.width / 2))" y="\(number(plot.top + plot.height + 42))" \
            text-anchor="middle">\(escaped(axis))</text>

            """
        for line in panel.lines { text += draw(line, y) }
        return text
    }

    private func draw(_ line: Line, _ y: (Double) -> Double) -> String {
        guard let last = line.points.last else { return "" }
        let path = line.points.map { "\(number(x($0.x))) \(number(y($0.y)))" }.joined(separator: "L")
        var text = "<path d=\"M\(path)\" fill=\"none\" stroke=\"\(line.color)\" stroke-width=\"2.5\"/>\n"
        for point in line.points { text += marker(x(point.x), y(point.y), line.color) }
        if let end = line.end {
            let place = (x: x(last.x) + 14, y: y(last.y))
            text += """
                <path d="M\(number(place.x - 4)) \(number(place.y - 4))l8 8m0 -8l-8 8" stroke="\(line.color)" \
                stroke-width="2"/><text x="\(number(place.x + 9))" y="\(number(place.y + 4))" \
                style="fill:\(line.color)">\(escaped(end))</text>
                """
        }
        return text + "\n"
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
