import CoreGraphics
import Foundation

/// An interaction that searches the content of its view by a find bar at the bottom of the window.
///
/// In the bar, Return highlights the next result and Escape closes the bar. Control and G, or F3, highlight the next
/// result, and with Shift the previous one.
///
/// ```swift
/// let find = UIFindInteraction(sessionDelegate: self)
/// documentView.addInteraction(find)
/// find.presentFindNavigator(showingReplace: false)
/// ```
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that provides the sessions. It is not retained.
    open var delegate: (any UIFindInteractionDelegate)? { sessionDelegate }

    private weak var sessionDelegate: (any UIFindInteractionDelegate)?

    /// The session of the search; `nil` while no find bar is visible.
    open private(set) var activeFindSession: UIFindSession?

    /// The provider of the menu of options, which gets the options of the bar. `nil`, which is the default, and a `nil`
    /// result are a menu of these.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { bar?.showOptions(optionsMenu) }
    }

    private var bar: FindBar?
    private var query = FindQuery() {
        didSet { if query != oldValue { queryDidChange(from: oldValue) } }
    }
    /// Whether the session changes the text, so that a change is no reason to search.
    private var isReplacing = false

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        self.sessionDelegate = sessionDelegate
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { dismissFindNavigator() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    // MARK: The find bar

    /// Whether the find bar is visible.
    open var isFindNavigatorVisible: Bool { bar != nil }

    /// The text to search for. Setting it searches while the find bar is visible.
    open var searchText: String? {
        get { query.text }
        set { query.text = newValue ?? "" }
    }

    /// The text that replaces results.
    open var replacementText: String? {
        get { query.replacement }
        set { query.replacement = newValue ?? "" }
    }

    /// Shows the find bar, and gives its search field the keys. Does nothing without a session or a window.
    ///
    /// - Parameter showingReplace: Whether the field for replacements is visible, if the session supports them.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window,
            let session = activeFindSession ?? delegate?.findInteraction(self, sessionFor: view)
        else { return }
        let isNew = bar == nil
        let bar = bar ?? FindBar(of: self)
        self.bar = bar
        activeFindSession = session
        session.onChange = { [weak self] in self?.updateResultCount() }
        bar.showOptions(optionsMenu)
        bar.show(query)
        bar.showsReplacement = showingReplace && session.supportsReplacement
        bar.place(in: window, over: view)
        bar.beginEditing()
        if isNew {
            delegate?.findInteraction(self, didBegin: session)
            search()
        }
        updateResultCount()
    }

    /// Hides the find bar, and ends the session.
    open func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        self.bar = nil
        let hadKeys = bar.isEditing
        bar.leave()
        activeFindSession = nil
        session.onChange = {}
        delegate?.findInteraction(self, didEnd: session)
        session.invalidateFoundResults()
        if hadKeys { view?.becomeFirstResponder() }
    }

    /// Highlights the next result. Does nothing while no find bar is visible.
    open func findNext() {
        activeFindSession?.highlightNextResult(in: .forward)
        updateResultCount()
    }

    /// Highlights the previous result. Does nothing while no find bar is visible.
    open func findPrevious() {
        activeFindSession?.highlightNextResult(in: .backward)
        updateResultCount()
    }

    /// Shows the number of results of the session as it is now. A session of your own calls it when its results change.
    open func updateResultCount() {
        guard let bar, let session = activeFindSession else { return }
        bar.show(FindCount(session, isSearching: !query.text.isEmpty))
    }

    // MARK: The search

    private func queryDidChange(from old: FindQuery) {
        bar?.show(query)
        guard query.text != old.text || query.matchesCase != old.matchesCase || query.wholeWords != old.wholeWords
        else { return }
        bar?.showOptions(optionsMenu)
        search()
    }

    private func search() {
        activeFindSession?.performSearch(query: query.text, options: query.options)
        updateResultCount()
    }

    /// Searches again after a change of the content.
    func contentDidChange() {
        guard bar != nil, !isReplacing else { return }
        search()
    }

    /// Follows what the person types in the bar.
    func take(text: String? = nil, replacement: String? = nil) {
        if let text { query.text = text }
        if let replacement { query.replacement = replacement }
    }

    /// Replaces the highlighted result, or all of them.
    func replace(all: Bool) {
        guard let session = activeFindSession, !query.text.isEmpty else { return }
        isReplacing = true
        defer { isReplacing = false }
        let (text, replacement) = (query.text, query.replacement)
        if all {
            session.replaceAll(searchQuery: text, replacementString: replacement, options: query.options)
        } else {
            session.performSingleReplacement(query: text, replacementString: replacement, options: query.options)
        }
        updateResultCount()
    }

    private var optionsMenu: UIMenu {
        let matchCase = UIAction(title: "Match Case", state: query.matchesCase ? .on : .off) { [weak self] _ in
            self?.query.matchesCase.toggle()
        }
        let wholeWords = UIAction(title: "Whole Words", state: query.wholeWords ? .on : .off) { [weak self] _ in
            self?.query.wholeWords.toggle()
        }
        let elements = [matchCase, wholeWords]
        return optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }
}
