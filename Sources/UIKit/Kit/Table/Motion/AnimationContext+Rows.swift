import QuartzCore

extension AnimationContext {
    /// Creates the context in which an update moves rows. It has the timing of the enclosing block, which doesn't
    /// complete before the rows are in place.
    ///
    /// - Parameters:
    ///   - device: The device of the view.
    ///   - timing: The timing outside of animation blocks.
    ///   - completion: A closure that is called when the motion is over, with whether it ran to its end.
    convenience init(movingRowsOn device: Device, timing: Timing, completion: @escaping (Bool) -> Void) {
        let surrounding = Self.current
        surrounding?.completion.enter()
        let done = AnimationCompletion(on: device) { finished in
            completion(finished)
            surrounding?.completion.leave(finished: finished)
        }
        self.init(timing: surrounding?.timing ?? timing, completion: done, inside: surrounding)
        // Rows that are moving receive touches, whatever the options of the enclosing block.
        touches = .modelLayer
        // The places of rows follow from the model of the view, also when an enclosing animator returns to its start.
        guard let report = surrounding?.onChange else { return }
        onChange = { change in
            var change = change
            change.isRevertible = false
            report(change)
        }
    }
}
