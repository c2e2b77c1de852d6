import Foundation
import Testing

@testable import UIKit

@MainActor
struct UICollectionViewLayoutInvalidationContextTests {
    @Test func aNewContextNamesNothing() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        #expect(!flow.invalidateFlowLayoutAttributes && !flow.invalidateFlowLayoutDelegateMetrics)
    }

    @Test func elementsAreCollectedOnce() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 1], [0, 2]])
        context.invalidateItems(at: [[0, 2], [0, 0]])
        #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2], [0, 0]])
        context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]])
        context.invalidateSupplementaryElements(ofKind: "b", at: [[1, 0]])
        context.invalidateSupplementaryElements(ofKind: "a", at: [[2, 0]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["a": [[0, 0], [2, 0]], "b": [[1, 0]]])
        context.invalidateDecorationElements(ofKind: "c", at: [[3, 0]])
        context.invalidateDecorationElements(ofKind: "c", at: [[4, 0]])
        #expect(context.invalidatedDecorationIndexPaths == ["c": [[3, 0], [4, 0]]])
    }
}
