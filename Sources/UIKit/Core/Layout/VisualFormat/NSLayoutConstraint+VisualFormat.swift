import Failures

extension NSLayoutConstraint {
    /// Returns the constraints that a visual format describes, such as `H:|-[find]-[findNext]-[findField(>=20)]-|`.
    ///
    /// The constraints are inactive. Parsing takes time linear in the length of the format. An invalid format stops the
    /// program with a message that shows the error and its position.
    ///
    /// - Parameters:
    ///   - format: Views in brackets, optionally between `|` for the superview. `-` is the system
    ///     spacing, `-20-` a spacing in points, and `-(>=8,<=20@750)-` a spacing with relations and
    ///     priorities. `(…)` after a view's name gives its width, or its height in a format that
    ///     begins with `V:`. A `-` next to `|` stands for the superview's margin.
    ///   - opts: The attributes by which the views are aligned across the format, and the direction of the format.
    ///   - metrics: The numbers, by their names in the format.
    ///   - views: The views and layout guides, by their names in the format.
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
