import Failures
import Foundation

extension UIViewController {
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

    /// Dismisses the controller that this one presents, or this one if it presents none. Of several presentations
    /// only the topmost is animated; those below it end immediately.
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let lowest = nearestPresentation ?? outermost.storage.presentedBy else { return }
        lowest.endPile(animated: animated, completion: completion)
    }
}

extension Presentation {
    /// The presentations over this one, which comes first.
    private var pile: [Presentation] {
        [self] + (presented.storage.presentation?.pile ?? [])
    }

    /// The lowest presentation whose transition ends before this one and those over it are dismissed: that of one that
    /// gives way, or the dismissal of the topmost one, which can't take the place of those below.
    private var moving: Presentation? {
        pile.first { presentation in
            let givesWay = presentation.presented.storage.presentation != nil
            return presentation.isInTransition && (givesWay || presentation.isEnding && presentation !== self)
        }
    }

    /// Dismisses this presentation and those over it.
    func endPile(animated: Bool, completion: (() -> Void)?) {
        // A callback may release the controller.
        withExtendedLifetime(presenter) {
            if let busy = pile.first(where: \.isChangingTransition) {
                busy.whenSettled { [self, presenter] in
                    withExtendedLifetime(presenter) { endRest(animated: animated, completion: completion) }
                }
            } else {
                endNext(animated: animated, completion: completion)
            }
        }
    }

    /// Ends one presentation of the pile, and then the others.
    ///
    /// Callbacks may present and dismiss, so each step begins with the pile that is there then.
    private func endNext(animated: Bool, completion: (() -> Void)?) {
        if let moving {
            moving.settle()
            endRest(animated: animated, completion: completion)
        } else if let upper = presented.storage.presentation {
            giveWay(to: upper)
            upper.endRest(animated: animated, completion: completion)
        } else {
            finish(animated: animated, completion: completion)
        }
    }

    private func endRest(animated: Bool, completion: (() -> Void)?) {
        if isCurrent { endPile(animated: animated, completion: completion) } else { completion?() }
    }
}
