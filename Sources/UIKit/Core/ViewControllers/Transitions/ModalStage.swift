import CoreGraphics
import QuartzCore

/// The stage of a transition to a presented controller or back.
@MainActor
struct ModalStage: TransitionStage {
    private let presentation: Presentation
    private let isPresentation: Bool
    /// The presenting controller. A client may keep the stage with the context of the transition.
    private let presenter: UIViewController

    init(_ presentation: Presentation, isPresentation: Bool) {
        self.presentation = presentation
        self.isPresentation = isPresentation
        presenter = presentation.presenter
    }

    var containerView: UIView { presentation.container }
    var layersAlongside: [CALayer] { [] }
    var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }

    var from: UIViewController? { isPresentation ? presenter : presentation.presented }
    var to: UIViewController? { isPresentation ? presentation.presented : presenter }
    var fromView: UIView? { isPresentation ? presenterView : presentation.controller.presentedView }
    var toView: UIView? { isPresentation ? presentation.controller.presentedView : presenterView }

    func initialFrame(for controller: UIViewController) -> CGRect {
        if controller === presenter {
            return isPresentation || !presentation.hidesPresenter ? presenterFrame : .zero
        }
        guard controller === presentation.presented, !isPresentation else { return .zero }
        return presentation.controller.presentedView?.frame ?? .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        if controller === presenter {
            return isPresentation && presentation.hidesPresenter ? .zero : presenterFrame
        }
        guard controller === presentation.presented, isPresentation else { return .zero }
        return presentation.controller.frameOfPresentedViewInContainerView
    }

    private var presenterView: UIView? {
        presentation.hidesPresenter ? presenter.viewIfLoaded : nil
    }

    private var presenterFrame: CGRect {
        guard let view = presenter.viewIfLoaded else { return .zero }
        return view.convert(view.bounds, to: containerView)
    }
}
