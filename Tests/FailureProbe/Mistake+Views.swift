import UIKit

extension Mistake {
    static let views = [
        Mistake("a list content view with another configuration") {
            @MainActor struct Other: UIContentConfiguration {
                func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
                func updated(for state: any UIConfigurationState) -> Other { self }
            }
            UIListContentView(configuration: .cell()).configuration = Other()
        },
        Mistake("a content-unavailable view with another configuration") {
            UIContentUnavailableView(configuration: .empty()).configuration = UIListContentConfiguration.cell()
        },
        Mistake("a preview of a view in no window") { _ = UITargetedPreview(view: UIView()) },
        Mistake("a subview of a visual effect view") {
            UIVisualEffectView(effect: UIBlurEffect(style: .regular)).addSubview(UIView())
        },
        Mistake("a view in itself") {
            let view = UIView()
            view.addSubview(view)
        },
        Mistake("a view in one of its own subviews") {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.insertSubview(outer, at: 0)
        },
        Mistake("a frame that is no number") { UIView().frame.origin.x = .nan },
        Mistake("content whose size is no number") { UIScrollView().contentSize.height = .nan },
        Mistake("an inset that is no number") { UIScrollView().contentInset.top = .nan },
        Mistake("a view whose layer is no layer") {
            final class View: UIView {
                override class var layerClass: AnyClass { UIView.self }
            }
            _ = View()
        },
        Mistake("the place of a touch that is not there") {
            _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
        },
        Mistake("a handler for the traits of another class") {
            UIView().registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in }
        },
        Mistake("a registration for traits of an object that has none") {
            final class Plain: UITraitChangeObservable {}
            Plain().registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "changed")
        },
        Mistake("an arranged view behind nothing") { UIStackView().insertArrangedSubview(UIView(), at: 1) },
    ]
}
