import ConstraintSolver
import Foundation

/// Where layout says what it could not do.
@MainActor
enum LayoutReport {
    /// Takes a message; writes it to standard error unless replaced.
    static var write: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}

extension LayoutEngine {
    /// Reports constraints that contradict each other, each such set once.
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
        if let constraint = constraints.first(where: { $0.installation?.id == id }) {
            return constraint.layoutDescription
        }
        for box in boxes {
            guard let view = box.view else { continue }
            let rect = view.alignmentRect(forFrame: view.unturnedFrame)
            for (part, own, value) in [
                ("minX", box.frame.ids(.horizontal).start, rect.minX),
                ("width", box.frame.ids(.horizontal).length, rect.width),
                ("minY", box.frame.ids(.vertical).start, rect.minY),
                ("height", box.frame.ids(.vertical).length, rect.height),
            ] where own == id {
                let address = address(of: box)
                return "<NSAutoresizingMaskLayoutConstraint:\(address) \(view.layoutName).\(part) == "
                    + "\(value.layoutNumber)   (active)>"
            }
            if box.content.ids.contains(id) {
                let size = box.content.size
                return "<NSContentSizeLayoutConstraint:\(address(of: box)) \(view.layoutName) "
                    + "\(size.width.layoutNumber)x\(size.height.layoutNumber)   (active)>"
            }
        }
        return "<a constraint of layout itself>"
    }
}
