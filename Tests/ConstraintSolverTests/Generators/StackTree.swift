import ConstraintSolver
import SeededRandom

/// Nested stacks that can be laid out without a solver: from the outside in, one child of each
/// stack takes the space that the others leave.
final class StackTree {
    /// The axis: 0 is horizontal, 1 is vertical.
    let axis: Int
    let spacing: Double
    /// The preferred length in the parent.
    var length: Double
    let children: [StackTree]
    /// The child whose preference is the weakest.
    let yielding: Int

    /// - Parameter count: The approximate total number of trees.
    init(count: Int, _ random: inout SeededGenerator) {
        axis = random.below(2)
        spacing = Double(random.below(3) * 8)
        length = Double(20 + random.below(100))
        let childCount = count < 2 ? 0 : min(count - 1, 2 + random.below(5))
        children = (0..<childCount).map { _ in StackTree(count: (count - 1) / childCount, &random) }
        yielding = childCount == 0 ? 0 : random.below(childCount)
    }

    /// All trees: this one first, followed by those in each child.
    var all: [StackTree] { [self] + children.flatMap(\.all) }

    /// Returns the frames of all trees in the order of `all`.
    func frames(origin: [Double], size: [Double]) -> [[Double]] {
        var taken = Double(children.count - 1) * spacing
        for (index, child) in children.enumerated() where index != yielding { taken += child.length }
        var frames = [origin + size]
        var start = origin[axis]
        for (index, child) in children.enumerated() {
            var (childOrigin, childSize) = (origin, size)
            childOrigin[axis] = start
            childSize[axis] = index == yielding ? size[axis] - taken : child.length
            start += childSize[axis] + spacing
            frames += child.frames(origin: childOrigin, size: childSize)
        }
        return frames
    }
}
