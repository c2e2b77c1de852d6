import CoreGraphics
import Foundation

/// An interaction by which items of its view are dragged: by a finger that is held in place and then moves, or by the
/// mouse. Escape cancels the drag.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether new interactions are enabled: `true`, as on an iPad.
    open class var isEnabledByDefault: Bool { true }

    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The source of the items. It is not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// Whether drags can begin. Setting `false` cancels a drag.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { recognizer.isEnabled = isEnabled }
    }

    /// Whether other gestures may begin while items are lifted. The default is `false`.
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet { recognizer.allowsOthers = allowsSimultaneousRecognitionDuringLift }
    }

    private let recognizer = DragRecognizer()
    private lazy var handler = DragHandler(self, recognizer)

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.isEnabled = isEnabled
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        self.view?.removeGestureRecognizer(recognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        recognizer.delegate = handler
        view?.addGestureRecognizer(recognizer)
    }
}

/// The drags of an interaction, as its recognizer follows them.
@MainActor
private final class DragHandler: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIDragInteraction
    /// The items that the recognizer would lift.
    private var proposed: DragSession?
    private var drag: Drag?

    init(_ interaction: UIDragInteraction, _ recognizer: DragRecognizer) {
        self.interaction = interaction
        super.init()
        recognizer.addAction { [weak self] in
            if let recognizer = $0 as? DragRecognizer { self?.follow(recognizer) }
        }
    }

    /// Asks for the items. A drag without items doesn't begin, and its touch can become another gesture.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer = gestureRecognizer as? DragRecognizer, let window = interaction.view?.window,
            let delegate = interaction.delegate, drag?.isOver ?? true
        else { return false }
        let session = DragSession()
        // The items are those under the place where the button went down, and not under the threshold.
        session.place = window.layer.convert(recognizer.origin, to: nil)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        proposed = session.items.isEmpty ? nil : session
        return proposed != nil
    }

    /// While a finger drags, other fingers operate what is on the screen.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        drag?.isOver ?? true
    }

    private func follow(_ recognizer: DragRecognizer) {
        guard let window = interaction.view?.window ?? drag?.window else { return }
        let place = window.layer.convert(recognizer.location(in: nil), to: nil)
        switch recognizer.state {
        case .began:
            guard let session = proposed else { return }
            proposed = nil
            let drag = Drag(session, of: interaction, in: window)
            self.drag = drag
            drag.lift()
            if recognizer.isByPointer { drag.move(to: place) }
        case .changed: drag?.move(to: place)
        case .ended: drag?.drop(at: place)
        case .cancelled, .failed: drag?.cancel()
        case .possible: break
        }
    }
}
