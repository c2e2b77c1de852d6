import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct FeedbackGeneratorTests {
    @Test func generatorsBelongToTheirViewAndAreSilent() {
        let view = UIView()
        let impact = UIImpactFeedbackGenerator(style: .heavy, view: view)
        let selection = UISelectionFeedbackGenerator(view: view)
        let notification = UINotificationFeedbackGenerator(view: view)
        #expect(impact.view === view && selection.view === view && notification.view === view)
        #expect(view.interactions.count == 3)
        view.removeInteraction(impact)
        #expect(impact.view == nil)
        for generator in [impact, selection, notification] { generator.prepare() }
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        impact.impactOccurred(at: .zero)
        impact.impactOccurred(intensity: 0.5, at: .zero)
        selection.selectionChanged()
        selection.selectionChanged(at: .zero)
        notification.notificationOccurred(.error)
        notification.notificationOccurred(.warning, at: .zero)
        #expect(UIImpactFeedbackGenerator().view == nil && UIImpactFeedbackGenerator(style: .soft).view == nil)
    }
}
