import CoreGraphics
import QuartzCore

/// The stage of a transition to a presented controller or back.
@MainActor
struct ModalStage: TransitionStage {
    let presentation: Presentation
    let isPresentation: Bool

    var containerView: UIView { presentation.container }
    var layersAlongside: [CALayer] { [] }
    var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }

    var from: UIViewController? { isPresentation ? presentation.presenter : presentation.presented }
    var to: UIViewController? { isPresentation ? presentation.presented : presentation.presenter }
    var fromView: UIView? { isPresentation ? presenterView : presentation.controller.presentedView }
    var toView: UIView? { isPresentation ? presentation.controller.presentedView : presenterView }

    func initialFrame(for controller: UIViewController) -> CGRect {
        if controller === presentation.presenter {
            return isPresentation || !presentation.hidesPresenter ? presenterFrame : .zero
        }
        guard controller === presentation.presented, !isPresentation else { return .zero }
        return presentation.controller.presentedView?.frame ?? .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        if controller === presentation.presenter {
            return isPresentation && presentation.hidesPresenter ? .zero : presenterFrame
        }
        guard controller === presentation.presented, isPresentation else { return .zero }
        return presentation.controller.frameOfPresentedViewInContainerView
    }

    private var presenterView: UIView? {
        presentation.hidesPresenter ? presentation.presenter.viewIfLoaded : nil
    }

    private var presenterFrame: CGRect {
        guard let view = presentation.presenter.viewIfLoaded else { return .zero }
        return view.convert(view.bounds, to: containerView)
    }
}
