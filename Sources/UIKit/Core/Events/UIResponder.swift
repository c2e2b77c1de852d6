import CoreGraphics
import Foundation

/// An object that handles events or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    var rare: UncommonProperties?

    public override init() {
        super.init()
    }

    /// The next responder in the responder chain; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// The screen that the responder is on, or else the main screen.
    var nearestScreen: UIScreen { .main }

    /// The view itself, or the view of a controller if it is loaded.
    var ownView: UIView? { self as? UIView }

    // MARK: First responder

    /// Whether this object is the first responder.
    open var isFirstResponder: Bool { nearestScreen.firstResponder.current === self }

    /// Whether this object can become the first responder. The default is `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object can resign its status as first responder. The default is `true`.
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder if it can become it and the current first responder resigns.
    ///
    /// - Returns: Whether this object is the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        nearestScreen.firstResponder.pass(to: self)
    }

    /// Resigns the status as first responder.
    ///
    /// - Returns: Whether this object isn't the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        nearestScreen.firstResponder.resign(self)
    }

    /// Called when a nib has created the object and connected its outlets. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called when Interface Builder shows the object in a storyboard, which is never the case on Linux.
    open func prepareForInterfaceBuilder() {}

    /// The view at the bottom of the window while this object, or one that comes before it in the responder chain, is
    /// the first responder, such as a picker. The default is `nil`. The keys of the keyboard work as usual meanwhile.
    open var inputView: UIView? { nil }

    /// The view above the input view, or at the bottom of the window if there is none. The default is `nil`.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the current input view and accessory view. Call it after they have changed. Does nothing unless this
    /// object is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { nearestScreen.inputViews.reload() }
    }

    // MARK: Actions

    /// Whether this object performs an action. The default implementation returns whether it has the method and, for a
    /// command of an edit menu on a text, whether the command would change something.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let edit = StandardEdit(action)
        return edit.flatMap { nearestScreen.textInputHandler.canPerform($0, on: self) } ?? responds(to: action)
    }

    /// Returns the object that performs an action: this one if it can, or else that of the next responder.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions

    /// Moves the selection to the clipboard. Like the other commands of edit menus, it does nothing by default, unless
    /// this object is a `UITextInput`.
    open func cut(_ sender: Any?) { performStandardEdit(.cut) }

    /// Copies the selection to the clipboard.
    open func copy(_ sender: Any?) { performStandardEdit(.copy) }

    /// Replaces the selection with the text of the clipboard.
    open func paste(_ sender: Any?) { performStandardEdit(.paste) }

    /// Selects the word at the caret.
    open func select(_ sender: Any?) { performStandardEdit(.select) }

    /// Selects everything.
    open func selectAll(_ sender: Any?) { performStandardEdit(.selectAll) }

    /// Removes the selection.
    open func delete(_ sender: Any?) { performStandardEdit(.delete) }

    /// Replaces the selection with the text of the clipboard, in the look of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) { performStandardEdit(.pasteAndMatchStyle) }

    /// Makes the selection bold, or no longer bold. Like the other commands for the look of a text, it does nothing by
    /// default, unless this object is a text field or a text view with `allowsEditingTextAttributes`.
    open func toggleBoldface(_ sender: Any?) { performStandardEdit(.toggleBoldface) }

    /// Makes the selection italic, or no longer italic.
    open func toggleItalics(_ sender: Any?) { performStandardEdit(.toggleItalics) }

    /// Underlines the selection, or removes the line.
    open func toggleUnderline(_ sender: Any?) { performStandardEdit(.toggleUnderline) }

    /// Makes the font of the selection larger by a point.
    open func increaseSize(_ sender: Any?) { performStandardEdit(.increaseSize) }

    /// Makes the font of the selection smaller by a point.
    open func decreaseSize(_ sender: Any?) { performStandardEdit(.decreaseSize) }

    /// Lets the paragraphs of the selection run from left to right. Does nothing by default, unless this object is a
    /// text field or a text view.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { performStandardEdit(.leftToRight) }

    /// Lets the paragraphs of the selection run from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { performStandardEdit(.rightToLeft) }

    /// Changes the attributes of the selection or, without one, of the text that is typed next. Does nothing by
    /// default, unless this object is a text field or a text view that is edited.
    ///
    /// - Parameter conversionHandler: Returns the new attributes for those of a part of the selection.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        nearestScreen.textInputHandler.changeAttributes(of: self, conversionHandler)
    }

    /// Shows the find bar. Like the other commands for a search, it does nothing by default, unless this object is a
    /// text view with a find interaction.
    open func find(_ sender: Any?) { performStandardEdit(.find) }

    /// Shows the find bar with the field for replacements.
    open func findAndReplace(_ sender: Any?) { performStandardEdit(.findAndReplace) }

    /// Highlights the next result of the search.
    open func findNext(_ sender: Any?) { performStandardEdit(.findNext) }

    /// Highlights the previous result of the search.
    open func findPrevious(_ sender: Any?) { performStandardEdit(.findPrevious) }

    /// Makes the selected text the one to search for.
    open func useSelectionForFind(_ sender: Any?) { performStandardEdit(.useSelectionForFind) }

    /// Duplicates a document. Like the following commands of the File menu, it is for apps, and does nothing by
    /// default.
    open func duplicate(_ sender: Any?) {}

    /// Moves a document.
    open func move(_ sender: Any?) {}

    /// Renames a document.
    open func rename(_ sender: Any?) {}

    /// Exports a document.
    open func export(_ sender: Any?) {}

    /// Prints the content.
    open func printContent(_ sender: Any?) {}

    private func performStandardEdit(_ edit: StandardEdit) {
        nearestScreen.textInputHandler.perform(edit, on: self)
    }

    // MARK: Commands

    /// The commands that keys perform while this object or one that comes before it in the responder chain is the first
    /// responder or has the focus. The default is `nil`.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The commands that were added to a controller.
    var addedKeyCommands: [UIKeyCommand] { [] }

    /// Sets the state of a command that this object performs. It is called before the command is shown or performed.
    /// Does nothing by default.
    open func validate(_ command: UICommand) {}

    /// Changes the menus of the app. It is called for the app and its delegate. Does nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Activities

    /// The activity of the user that this object serves. `nil` by default. Several objects may have the same.
    ///
    /// Before a scene keeps its state, `updateUserActivityState(_:)` of all objects with the activity is called if the
    /// activity needs to be saved.
    open var userActivity: NSUserActivity? {
        get { rare?.userActivity }
        set {
            rare?.userActivity?.remove(self)
            newValue?.add(self)
            updateUncommonProperties { $0.userActivity = newValue }
        }
    }

    /// Updates the activity from the state of this object. Does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state that an activity describes. Does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Touches

    /// Handles new touches in the view. The default implementation passes them to the next responder, as do the
    /// other methods for touches and presses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Handles movements of touches that began in the view.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Handles the end of touches that began in the view.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Handles the cancellation of touches that something else took over. Overrides undo what the touches started.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Handles keys that went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Handles the repetition of keys that are held down.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Handles keys that were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesEnded(presses, with: event) }
    }

    /// Handles the cancellation of presses by the system. Overrides undo what the presses started.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Accessibility

    /// Whether assistive technology sees this object as one element and skips its contents. By default `true` for
    /// texts, buttons and fields, and for rows, whose own buttons follow them.
    open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? accessibilityDefaults.isElement }
        set { updateUncommonProperties { $0.accessibility.isElement = newValue } }
    }

    /// The name of the element. By default the text of a label, the title of a button, or the texts of a row.
    open var accessibilityLabel: String? {
        get { rare?.accessibility.label ?? accessibilityDefaults.label }
        set { updateUncommonProperties { $0.accessibility.label = newValue } }
    }

    /// The current value of the element. By default the text of a field.
    open var accessibilityValue: String? {
        get { rare?.accessibility.value ?? accessibilityDefaults.value }
        set { updateUncommonProperties { $0.accessibility.value = newValue } }
    }

    /// A description of what activating the element does. The default is `nil`.
    open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { updateUncommonProperties { $0.accessibility.hint = newValue } }
    }

    /// The language of the element's texts as a BCP 47 tag. The default is `nil`, which stands for the user's
    /// language.
    open var accessibilityLanguage: String? {
        get { rare?.accessibility.language }
        set { updateUncommonProperties { $0.accessibility.language = newValue } }
    }

    /// The traits of the element. Traits that follow from its state, such as `.selected` for a row, are included
    /// whatever the client sets.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { (rare?.accessibility.traits ?? accessibilityDefaults.traits).union(accessibilityDefaults.state) }
        set { updateUncommonProperties { $0.accessibility.traits = newValue.subtracting(accessibilityDefaults.state) } }
    }

    /// The frame of the element in points of the screen. By default the bounds of the view.
    open var accessibilityFrame: CGRect {
        get { rare?.accessibility.frame ?? (self as? UIView).map { $0.layer.convert($0.bounds, to: nil) } ?? .zero }
        set { updateUncommonProperties { $0.accessibility.frame = newValue } }
    }

    /// The point of the screen that is touched when assistive technology activates the element. By default the
    /// center of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { rare?.accessibility.activationPoint ?? accessibilityFrame.middle }
        set { updateUncommonProperties { $0.accessibility.activationPoint = newValue } }
    }

    /// The elements inside this object in reading order, which may be views. The default is `nil`: the elements are
    /// those of the subviews, from top to bottom and from leading to trailing.
    open var accessibilityElements: [Any]? {
        get { rare?.accessibility.elements }
        set { updateUncommonProperties { $0.accessibility.elements = newValue } }
    }

    /// Returns the number of elements inside this object, which by default is that of `accessibilityElements`.
    ///
    /// An object without `accessibilityElements` whose elements come and go overrides this and the next two methods.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index of the reading order, or `nil` if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element in the reading order, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Ends what the object shows for a moment, such as a panel, and returns whether it did. `false` by default.
    ///
    /// The Escape key calls it where nothing else takes the key: of the first responder, or else of the topmost
    /// controller's view, and of those up the responder chain until one returns `true`.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Whether assistive technology ignores this object and its contents. The default is `false`.
    open var accessibilityElementsHidden: Bool {
        get { rare?.accessibility.hidesElements ?? false }
        set { updateUncommonProperties { $0.accessibility.hidesElements = newValue } }
    }

    /// Whether assistive technology ignores the siblings of this view. The default is `false`.
    open var accessibilityViewIsModal: Bool {
        get { rare?.accessibility.isModal ?? false }
        set { updateUncommonProperties { $0.accessibility.isModal = newValue } }
    }

    /// Whether the user can interact with the element. By default `true` for controls and for rows that can be
    /// selected.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rare?.accessibility.respondsToUserInteraction ?? accessibilityDefaults.respondsToUserInteraction }
        set { updateUncommonProperties { $0.accessibility.respondsToUserInteraction = newValue } }
    }

    /// Whether the element is expanded or collapsed. The default is `.unsupported`.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { rare?.accessibility.expandedStatus ?? .unsupported }
        set { updateUncommonProperties { $0.accessibility.expandedStatus = newValue } }
    }

    /// The actions that the element offers besides activation. The default is `nil`.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rare?.accessibility.customActions }
        set { updateUncommonProperties { $0.accessibility.customActions = newValue } }
    }

    /// Activates the element on behalf of assistive technology.
    ///
    /// - Returns: Whether the activation was handled. The default implementation returns `false`, and the element is
    ///   touched at its activation point instead.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value of an element with the trait `.adjustable`. The default implementation does nothing.
    open func accessibilityIncrement() {}

    /// Decreases the value of an element with the trait `.adjustable`. The default implementation does nothing.
    open func accessibilityDecrement() {}

    /// The element inside this object that its keys are for.
    var focusedElement: UIResponder? { nil }

    /// The accessibility values that apply unless the client sets others.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// Changes the properties that few responders set.
    func updateUncommonProperties(_ change: (UncommonProperties) -> Void) {
        let properties = rare ?? UncommonProperties()
        rare = properties
        change(properties)
        if nearestScreen.accessibility.isObserved { nearestScreen.device.clock.setNeedsFrame() }
    }

    private func passOn(_ event: UIPressesEvent?, _ call: (UIResponder) -> Void) {
        if let next { call(next) } else { event?.reachEndOfChain() }
    }
}
