import Foundation

/// A placeholder in a menu for elements that are provided when the menu opens.
///
/// The menu shows that it is loading until the elements are there. They take the place of the placeholder.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private var isCached = true
    private var isLoading = false
    private var onArrival: () -> Void = {}
    /// The elements; `nil` until they have been provided.
    private(set) var provided: [UIMenuElement]?

    /// Creates a placeholder whose elements are provided once.
    ///
    /// - Parameter elementProvider: A closure that receives a completion handler. It calls the handler with the
    ///   elements on the main thread, immediately or later.
    public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns `nil`, since an archive has no closure.
    public required init?(coder: NSCoder) { nil }

    override var isArchived: Bool { false }

    /// Returns a placeholder whose elements are provided each time the menu opens.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        let element = self.init(elementProvider)
        element.isCached = false
        return element
    }

    /// Requests the elements for a menu that opens, unless they are cached.
    ///
    /// - Parameter completion: A closure that is called when they are there, unless they are when this returns. Only
    ///   that of the menu that was opened last is called.
    func load(_ completion: @escaping () -> Void) {
        guard provided == nil || !isCached else { return }
        onArrival = completion
        guard !isLoading else { return }
        provided = nil
        isLoading = true
        var isLate = false
        provider { [weak self] elements in
            guard let self, isLoading else { return }
            isLoading = false
            provided = elements
            if isLate { onArrival() }
            onArrival = {}
        }
        isLate = true
    }
}

extension UIMenu {
    /// The elements, with those that placeholders stand for in their places, and those that others are replaced by.
    var shownChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.provided ?? [$0] }.compactMap(\.shownElement)
    }

    /// The placeholders in the menu and its sections.
    var deferredElements: [UIDeferredMenuElement] {
        shownChildren.flatMap { ($0 as? UIMenu).map { $0.isInline ? $0.deferredElements : [] } ?? [] }
            + children.compactMap { $0 as? UIDeferredMenuElement }
    }
}
