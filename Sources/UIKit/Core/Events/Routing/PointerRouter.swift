import CoreGraphics
import HostInterface

/// Gives the pointer the shape for what is below it: that of the innermost interaction or view that has one.
@MainActor
final class PointerRouter {
    /// The shape of the pointer.
    private(set) var cursor = PointerCursor.named(.arrow)
    private weak var styling: (any PointerStyling)?
    /// The last place of the pointer. `refresh()` uses it.
    private var last: (views: [Weak<UIView>], place: CGPoint, modifiers: UIKeyModifierFlags, screen: Weak<UIScreen>)?

    /// Follows the pointer.
    ///
    /// - Parameters:
    ///   - views: The views below the pointer, the innermost first. All are in one window.
    ///   - place: The position in that window.
    func route(to views: [UIView], at place: CGPoint, _ modifiers: UIKeyModifierFlags, on screen: UIScreen) {
        last = (views.map { Weak(object: $0) }, place, modifiers, Weak(object: screen))
        let found = find(views, place, modifiers)
        leave(unless: found?.styling)
        styling = found?.styling
        show(found?.cursor ?? .named(.arrow), on: screen)
    }

    /// Asks again at the same place, because what is there may have another shape.
    func refresh() {
        guard let last, let screen = last.screen.object else { return }
        route(to: last.views.compactMap(\.object), at: last.place, last.modifiers, on: screen)
    }

    private func find(
        _ views: [UIView],
        _ place: CGPoint,
        _ modifiers: UIKeyModifierFlags
    ) -> (cursor: PointerCursor, styling: (any PointerStyling)?)? {
        for view in views {
            let point = view.convert(place, from: view.window)
            for case let styling as any PointerStyling in view.rare?.interactions ?? [] {
                if let cursor = styling.pointerMoved(to: point, modifiers: modifiers) { return (cursor, styling) }
            }
            if let cursor = view.cursor(at: point) { return (.named(cursor), nil) }
        }
        return nil
    }

    private func leave(unless other: (any PointerStyling)?) {
        guard let styling, styling !== other else { return }
        styling.pointerLeft()
    }

    private func show(_ cursor: PointerCursor, on screen: UIScreen) {
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        switch cursor {
        case .named(let name): screen.host?.setCursor(name)
        case .picture(let image, let hotspot):
            let place = (x: Int(hotspot.x.rounded()), y: Int(hotspot.y.rounded()))
            screen.host?.setCursor(HostCursorPicture(image.texture, hotspot: place))
        }
    }
}
