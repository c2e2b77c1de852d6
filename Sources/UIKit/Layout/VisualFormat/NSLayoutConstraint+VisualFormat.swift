import Failures

extension NSLayoutConstraint {
    /// The constraints that a line of text describes: `H:|-[find]-[findNext]-[findField(>=20)]-|`.
    ///
    /// They are not active yet. The line is read in time in proportion to its length. A line that makes no sense stops the
    /// program, with what is wrong and where.
    ///
    /// - Parameters:
    ///   - format: views in brackets from `|`, the superview, to `|`. `-` is the system's spacing, `-20-` one in points,
    ///     `-(>=8,<=20@750)-` one with relations and priorities; `(…)` behind a view's name says how wide it is, or how
    ///     high behind `V:`. A `-` next to `|` keeps to the superview's margin.
    ///   - opts: what the views are aligned by, across the line, and in which direction it runs.
    ///   - metrics: the numbers that names stand for.
    ///   - views: the views and layout guides that names stand for.
    public class func constraints(
        withVisualFormat format: String,
        options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let format = try VisualFormatParser.parse(format)
            return try VisualFormatConstraints(format: format, options: opts, metrics: metrics ?? [:], views: views)
                .make()
        } catch {
            programmerError(
                error.description,
                in: "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
                .invalidArgument
            )
        }
    }
}
