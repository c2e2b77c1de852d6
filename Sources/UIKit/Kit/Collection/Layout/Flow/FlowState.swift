import CoreGraphics
import Foundation

/// The measures and the frames of a flow layout, as far as they are still valid.
struct FlowState {
    /// The measures that the client gave; `nil` if it has to be asked.
    var content: FlowContent?
    /// The frames; `nil` if they have to be computed.
    private(set) var geometry: FlowGeometry?
    /// The measures of the collection view for which the frames were computed.
    private(set) var environment: FlowEnvironment?
    /// The sizes that cells prefer, by section and item.
    private var preferred: [Int: [Int: FlowSize]] = [:]
    /// Those of them that the frames don't have yet.
    private var pending: [Int: [Int: FlowSize]] = [:]
    /// Whether the sizes were carried to the places of their items after an update, for which the next invalidation is.
    private var hasCarriedSizes = false

    /// Forgets what is no longer valid.
    ///
    /// - Parameter direction: The direction of the layout, for the sizes that cells prefer.
    @MainActor
    mutating func invalidate(
        _ context: UICollectionViewLayoutInvalidationContext,
        _ direction: FlowDirection
    ) {
        let keepsSizes = context.invalidateDataSourceCounts && hasCarriedSizes
        hasCarriedSizes = false
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
            return forgetAll(keepingSizes: keepsSizes)
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts
            || flow.invalidateFlowLayoutDelegateMetrics
        {
            forgetAll(keepingSizes: keepsSizes)
        } else if flow.invalidateFlowLayoutAttributes {
            geometry = nil
        }
        for (path, size) in flow.preferredSizes {
            let size = FlowSize(size, in: direction)
            preferred[path.section, default: [:]][path.item] = size
            pending[path.section, default: [:]][path.item] = size
        }
    }

    private mutating func forgetAll(keepingSizes: Bool) {
        (content, geometry) = (nil, nil)
        if !keepingSizes { forgetSizes() }
    }

    private mutating func forgetSizes() { (preferred, pending) = ([:], [:]) }

    /// Carries the sizes that cells prefer to the new places of their items.
    mutating func carrySizes(to newItem: (IndexPath) -> IndexPath?) {
        let old = preferred
        forgetSizes()
        hasCarriedSizes = true
        for (section, sizes) in old {
            for (item, size) in sizes {
                guard let path = newItem(IndexPath(item: item, section: section)) else { continue }
                preferred[path.section, default: [:]][path.item] = size
            }
        }
    }

    /// Computes the frames if they aren't valid in an environment.
    ///
    /// - Returns: Whether all frames were computed.
    mutating func update(_ environment: FlowEnvironment, _ direction: FlowDirection) -> Bool {
        guard let content else { return false }
        // Cells prefer other sizes in lines of another length.
        if let old = self.environment?.length, old != environment.length { forgetSizes() }
        let isValid = geometry != nil && self.environment == environment
        self.environment = environment
        if isValid {
            if !pending.isEmpty { geometry?.resize(pending) }
        } else {
            geometry = frames(of: content, in: environment, direction)
        }
        pending = [:]
        return !isValid
    }

    private func frames(
        of content: FlowContent,
        in environment: FlowEnvironment,
        _ direction: FlowDirection
    ) -> FlowGeometry {
        let rules = FlowRules(
            length: environment.length,
            scale: environment.scale,
            centersOnlyItem: content.isEstimated
        )
        let sections = content.sections.enumerated().map { index, section in
            var metrics = section.metrics
            metrics.insets.leading += environment.margins.leading
            metrics.insets.trailing += environment.margins.trailing
            return FlowSection(section.items.replacing(preferred[index] ?? [:]), metrics: metrics, rules: rules)
        }
        return FlowGeometry(sections, rules: rules, direction: direction)
    }

    /// Returns by how much the line of an item gets deeper if the item has another size; `nil` if it is unknown.
    ///
    /// Sizes that are pending count. That items may change to another line does not.
    func growth(ofLineWith path: IndexPath, resizedTo size: FlowSize) -> CGFloat? {
        guard let geometry, let frame = geometry.frame(ofItem: path.item, section: path.section) else { return nil }
        let section = geometry.sections[path.section]
        let known = pending[path.section] ?? [:]
        let line = section.line(of: path.item)
        let others = line.filter { $0 != path.item }.map { (known[$0] ?? section.items[$0]).depth }.max() ?? 0
        let old = max(others, (known[path.item] ?? FlowSize(frame.size, in: geometry.direction)).depth)
        return max(others, size.depth) - old
    }
}
