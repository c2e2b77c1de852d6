import Foundation

/// A controller of a search: its bar, and the results.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// The bar is below the title in the navigation bar, unless the item prefers another placement. A search begins when
/// the user begins to edit the text, and ends with the cancel button, the Escape key or a touch of dimmed content. A
/// controller of results appears over the content of a controller in a navigation controller; elsewhere the client
/// shows the results. The search goes on while another controller is pushed.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let results: UIViewController?
    private let bar = UISearchBar()
    private var isSearching = false
    private var showsResults = false
    /// The item that shows the bar in a navigation bar.
    weak var item: UINavigationItem?

    /// Creates a controller with a controller of the results, or with `nil` if the controller that is searched shows
    /// them itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.placeholder = "Search"
        bar.owner = self
    }

    open override func loadView() {
        view = SearchCoverView { [weak self] in self?.isActive = false }
    }

    /// The delegate, which is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The object that updates the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The bar in which the user types. Its placeholder is "Search".
    open var searchBar: UISearchBar { bar }

    /// The controller of the results, or `nil` if the controller that is searched shows them.
    open var searchResultsController: UIViewController? { results }

    /// Whether there is a search. The default is `false`. Ending the search clears the text.
    open var isActive: Bool {
        get { isSearching }
        set { if newValue != isSearching { if newValue { begin() } else { end() } } }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        isSearching = true
        delegate?.presentSearchController(self)
        showPlace()
        placeBar(animated: true) { [self] in delegate?.didPresentSearchController(self) }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        showScopes()
        update()
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        showPlace()
        bar.searchTextField.text = ""
        bar.searchTextField.tokens = []
        bar.resignFirstResponder()
        placeBar(animated: true) { [self] in delegate?.didDismissSearchController(self) }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        showScopes()
        update()
    }

    /// Has the navigation controller place its bar and the contents.
    private func placeBar(animated: Bool, completion: @escaping () -> Void = {}) {
        guard let navigation = item?.bar?.navigationController else { return completion() }
        navigation.searchDidChange(animated: animated, completion: completion)
    }

    /// Updates the results, and whether they are visible.
    private func update() {
        let searched = item?.bar?.navigationController?.viewControllers.last { $0.storage.titledItem === item }
        searched?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
        showResults()
    }

    /// Whether there is a text or a token to search for.
    private var hasQuery: Bool { bar.searchTextField.hasText }

    // MARK: Suggestions

    /// The suggestions in a list below the bar while the text is edited. The default is `nil`. The updater of the
    /// results is told which one the user chooses; then the list disappears until there are new ones.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { showSuggestions() }
    }

    /// Whether suggestions are hidden while the search bar is below the title. The default is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { showSuggestions() }
    }

    private func showSuggestions() {
        let shown = bar.searchTextField.suggestions
        let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
        guard let searchSuggestions, !isIgnored else {
            shown.ofController = nil
            return
        }
        shown.ofController = (
            suggestions: searchSuggestions,
            choose: { [weak self] suggestion in
                guard let self else { return }
                searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
            }
        )
    }

    // MARK: The place of the bar

    /// The place of the bar in a navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }

    /// Whether the bar is below the title.
    var isBelowTitle: Bool { item.map { $0.searchPlace == .below } ?? true }

    /// The button that begins a search while its bar isn't visible.
    private(set) lazy var beginItem = UIBarButtonItem(
        systemItem: .search,
        primaryAction: UIAction { [weak self] _ in
            self?.isActive = true
            self?.bar.searchTextField.becomeFirstResponder()
        }
    )

    /// The placement that the delegate knows.
    private var knownPlacement: UINavigationItem.SearchBarPlacement?

    /// Called when the bar is on the screen.
    func placementIsShown() {
        if knownPlacement == nil { knownPlacement = searchBarPlacement }
    }

    /// Moves the bar, and tells the delegate of another placement.
    func placementMayHaveChanged() {
        guard let item else { return }
        let (old, new) = (knownPlacement, item.searchBarPlacement)
        if let old, old != new { delegate?.searchController(self, willChangeTo: new) }
        if old != nil { knownPlacement = new }
        showSuggestions()
        item.bar?.itemChanged(item)
        item.bar?.navigationController?.placeSearch()
        if let old, old != new { delegate?.searchController(self, didChangeFrom: old) }
    }

    /// Updates a navigation bar in which a search has another place than the button that begins it.
    private func showPlace() {
        guard let item, item.prefersSearchInLine else { return }
        item.bar?.itemChanged(item)
    }

    // MARK: Results

    /// Whether content that is searched is dimmed while no results are visible over it. The default is `true`.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { showResults() } }
    }

    /// The former name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the controller of the results appears when there is a text. The default is `true`.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController != oldValue { showResults() } }
    }

    /// Whether the controller of the results is visible during a search. Setting it turns
    /// `automaticallyShowsSearchResultsController` off.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            showResults()
        }
    }

    /// Whether the view of this controller is over the content.
    var coversContent: Bool { isSearching && (areResultsVisible || obscuresBackgroundDuringPresentation) }

    private var areResultsVisible: Bool { isSearching && showsResults && results != nil }

    private func showResults() {
        if automaticallyShowsSearchResultsController { showsResults = isSearching && hasQuery }
        guard coversContent else {
            placeBar(animated: false)
            return
        }
        if let results, results.parent !== self {
            addChild(results)
            results.didMove(toParent: self)
        }
        (view as? SearchCoverView)?.results = areResultsVisible ? results?.view : nil
        placeBar(animated: false)
    }

    // MARK: The bar

    /// Whether the navigation bar shows nothing but the search bar during a search. The default is `true`.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { placeBar(animated: false) } }
    }

    /// Whether the bar has a cancel button during a search. The default is `true`.
    open var automaticallyShowsCancelButton = true

    /// The event at which the scopes of the bar appear. The default is `.automatic`.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if scopeBarActivation != oldValue { showScopes() } }
    }

    private func showScopes() {
        switch scopeBarActivation {
        case .manual: break
        case .onTextEntry: bar.setShowsScope(isSearching && hasQuery, animated: true)
        case .automatic, .onSearchActivation: bar.setShowsScope(isSearching, animated: true)
        }
    }
}

extension UISearchController {
    func searchDidBeginEditing() {
        isActive = true
    }

    /// Called after the text or the scope has changed.
    func searchDidChange() {
        guard isActive || hasQuery else { return }
        showScopes()
        update()
    }

    func searchWasCancelled() {
        isActive = false
    }

    /// Called when the bar wants another height, in the animation of the change.
    func searchBarHeightDidChange() {
        item?.bar?.navigationController?.placeSearch()
    }
}
