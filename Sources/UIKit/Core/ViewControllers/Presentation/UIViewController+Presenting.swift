import Failures
import Foundation

extension UIViewController: ModalPresenter {
    func startPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationContext(for: other.modalPresentationStyle)
        programmerError(
            unless: other.storage.presentedBy == nil,
            "Application tried to present modally a view controller \(other) that is already being presented",
            in: "UIViewController.present(_:animated:completion:)",
            .invalidArgument
        )
        programmerError(
            unless: other.parent == nil && other !== presenter,
            "Application tried to present modally an active controller \(other)",
            in: "UIViewController.present(_:animated:completion:)",
            .invalidArgument
        )
        guard let window = presenter.viewIfLoaded?.window else {
            NSLog("Attempt to present %@ on %@ whose view is not in the window hierarchy", "\(other)", "\(self)")
            return
        }
        guard presenter.storage.presentation == nil else {
            NSLog("Attempt to present %@ on %@ which is already presenting", "\(other)", "\(self)")
            return
        }
        let presentation = Presentation(other, by: presenter, source: self)
        let coversWindow = presentation.isInFullscreen || presenter.parent == nil
        let area = coversWindow ? window : presenter.view ?? window
        presentation.begin(in: area, animated: animated, completion: completion)
    }

    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let lowest = nearestPresentation ?? outermost.storage.presentedBy else { return }
        lowest.endPile(animated: animated, completion: completion)
    }
}

extension ModalPresentation {
    /// The presentations over this one, which comes first.
    private var pile: [any ModalPresentation] {
        [self] + (presented.storage.presentation?.pile ?? [])
    }

    /// Dismisses this presentation and those over it.
    func endPile(animated: Bool, completion: (() -> Void)?) {
        if let busy = pile.first(where: \.isChangingTransition) {
            return busy.whenSettled { [self] in
                if isCurrent { endPile(animated: animated, completion: completion) } else { completion?() }
            }
        }
        var top: any ModalPresentation = self
        while let upper = top.presented.storage.presentation {
            top.giveWay(to: upper)
            top = upper
        }
        top.finish(animated: animated, completion: completion)
    }
}
