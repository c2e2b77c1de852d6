import ConstraintSolver
import Foundation

/// The destination of messages about constraints that cannot be satisfied.
package enum LayoutReport {
    /// The function that writes a message, by default to standard error. Tests replace it for their task, so that tests
    /// that run at the same time don't receive each other's messages.
    @TaskLocal package static var write: @MainActor (String) -> Void = {
        FileHandle.standardError.write(Data(($0 + "\n").utf8))
    }
}

extension LayoutEngine {
    /// Reports the conflicts that were not reported before.
    func report(_ conflicts: [Conflict]) {
        for conflict in conflicts where reported.insert([conflict.broken] + conflict.constraints).inserted {
            let list = conflict.constraints.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
            LayoutReport.write(
                "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\n"
                    + "Will attempt to recover by breaking constraint \n\(describe(conflict.broken))"
            )
        }
    }

    private func describe(_ id: ConstraintID) -> String {
        if let text = encapsulation.description(of: id, root) { return text }
        if let constraint = constraints.first(where: { $0.installation?.id == id }) {
            return constraint.layoutDescription
        }
        for box in boxes {
            if let text = box.description(of: id) { return text }
        }
        return "<a constraint of layout itself>"
    }
}

extension LayoutBox {
    /// Returns the description of a constraint that belongs to the box, or `nil` for any other constraint.
    fileprivate func description(of id: ConstraintID) -> String? {
        if let index = floors.firstIndex(of: id) {
            return "<\(item?.layoutName ?? "").\(index == 0 ? "width" : "height") >= 0>"
        }
        guard let view else { return nil }
        if content.ids.contains(id) {
            let (width, height) = (content.size.width.layoutNumber, content.size.height.layoutNumber)
            return
                "<NSContentSizeLayoutConstraint:\(address(of: self)) \(view.layoutName) \(width)x\(height)   (active)>"
        }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let (horizontal, vertical) = (frame.ids(.horizontal), frame.ids(.vertical))
        let parts = [
            ("minX", horizontal.start, rect.minX), ("width", horizontal.length, rect.width),
            ("minY", vertical.start, rect.minY), ("height", vertical.length, rect.height),
        ]
        guard let (part, _, value) = parts.first(where: { $0.1 == id }) else { return nil }
        return "<NSAutoresizingMaskLayoutConstraint:\(address(of: self)) \(view.layoutName).\(part) == "
            + "\(value.layoutNumber)   (active)>"
    }
}
