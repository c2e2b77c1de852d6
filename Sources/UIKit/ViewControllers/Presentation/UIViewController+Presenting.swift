import Failures
import Foundation

extension UIViewController {
    /// Whether the controller is being presented; in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    public var isBeingPresented: Bool { storage.presentedBy?.isBeginning ?? false }

    /// Whether the controller is being dismissed; in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public var isBeingDismissed: Bool { storage.presentedBy?.isEnding ?? false }

    /// The controller that fills the window or the presentation which this one is in.
    var outermost: UIViewController {
        sequence(first: self, next: \.parent).reduce(self) { $1 }
    }

    func startPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = outermost
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
        Presentation(other, by: presenter, in: window).begin(in: window, animated: animated, completion: completion)
    }

    /// Dismisses what this controller presents, or this one if it presents nothing. Of several the topmost one moves,
    /// those below it are gone at once.
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard var top = outermost.storage.presentation ?? outermost.storage.presentedBy else { return }
        while let upper = top.presented.storage.presentation {
            top.giveWay(to: upper)
            top = upper
        }
        top.finish(animated: animated, completion: completion)
    }

    /// The controllers that a person sees with this one, from back to front: itself unless it is covered, and what is
    /// presented over it.
    var visibleStack: [UIViewController] {
        guard let presentation = storage.presentation else { return [self] }
        let above = presentation.presented.visibleStack
        return presentation.presented.modalPresentationStyle.hidesPresenter ? above : [self] + above
    }
}
