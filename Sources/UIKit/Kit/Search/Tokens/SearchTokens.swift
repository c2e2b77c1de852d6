import CoreGraphics
import Failures
import Foundation

/// The tokens of a search field, which are before its text.
///
/// A token has a position before offset 0 of the text, so that the last one is at -1. At most one token is selected.
@MainActor
final class SearchTokens {
    private unowned let field: UISearchTextField
    private(set) var views: [TokenView] = []
    /// The index of the selected token.
    private(set) var selected: Int?

    init(_ field: UISearchTextField) {
        self.field = field
    }

    var tokens: [UISearchToken] { views.map(\.token) }

    func replace(with tokens: [UISearchToken]) {
        guard tokens != self.tokens else { return }
        let old = views
        views = tokens.map { token in old.first { $0.token === token } ?? makeView(token) }
        for view in old where !views.contains(view) { view.removeFromSuperview() }
        selected = nil
        show()
        field.tokensDidChange()
    }

    private func makeView(_ token: UISearchToken) -> TokenView {
        let view = TokenView(token) { [weak self] in self?.tapped(token) }
        field.addSubview(view)
        return view
    }

    private func tapped(_ token: UISearchToken) {
        guard field.becomeFirstResponder() else { return }
        select(tokens.firstIndex(of: token))
    }

    func select(_ index: Int?) {
        guard index != selected else { return }
        selected = index.flatMap { views.indices.contains($0) ? $0 : nil }
        if selected != nil { field.select(from: 0, to: 0) }
        show()
    }

    /// Shows the colors, and has the field place the tokens.
    func show() {
        for (index, view) in views.enumerated() {
            view.show(isSelected: index == selected, background: field.tokenBackgroundColor)
            view.scale = field.partScale
        }
        field.setNeedsLayout()
    }

    /// Removes the selected token for the user, who may then go on typing.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func removeSelected() -> Bool {
        guard let selected else { return false }
        guard field.allowsDeletingTokens else { return true }
        var rest = tokens
        rest.remove(at: selected)
        replace(with: rest)
        field.textDidChange()
        return true
    }

    /// The item that the pasteboard gets for the selected token; `nil` if that isn't copied.
    private var copiedItem: NSItemProvider? {
        guard let selected, field.allowsCopyingTokens, let delegate = field.delegate as? any UISearchTextFieldDelegate
        else { return nil }
        let item = delegate.searchTextField(field, itemProviderForCopying: tokens[selected])
        return item.registeredTypeIdentifiers.isEmpty ? nil : item
    }

    /// Whether a token is selected that can be copied.
    var canCopySelected: Bool { copiedItem != nil }

    /// Copies the selected token for the user, if that is possible.
    ///
    /// - Returns: Whether a token is selected.
    func copySelected() -> Bool {
        if let copiedItem { UIPasteboard.general.itemProviders = [copiedItem] }
        return selected != nil
    }

    /// Moves the selected token to the pasteboard for the user, if that is possible.
    ///
    /// - Returns: Whether a token is selected.
    func cutSelected() -> Bool {
        guard copySelected() else { return false }
        if canCopySelected { removeSelected() }
        return true
    }

    /// Performs the command of a key, as far as it concerns tokens.
    ///
    /// - Returns: Whether nothing is left to do for the text.
    func perform(_ command: EditingCommand) -> Bool {
        guard !views.isEmpty else { return false }
        if let selected {
            switch command {
            case .delete: return removeSelected()
            case .copy: return copySelected()
            case .cut: return cutSelected()
            case .insert:
                removeSelected()
                return false
            case .move(let motion, _):
                let next = motion.isForward ? selected + 1 : max(selected - 1, 0)
                select(views.indices.contains(next) ? next : nil)
                return true
            default:
                select(nil)
                return false
            }
        }
        let isAtStart = field.edited.selection.isEmpty && field.edited.focus == 0 && field.edited.marked == nil
        switch command {
        case .delete(let motion), .move(let motion, extending: false):
            guard isAtStart, !motion.isForward else { return false }
            select(views.count - 1)
            return true
        default: return false
        }
    }

    // MARK: Positions

    /// The positions of all tokens.
    var positions: Range<Int> { -views.count..<0 }

    /// The position of the selected token.
    var selection: Range<Int>? { selected.map { $0 - views.count..<$0 - views.count + 1 } }

    /// Returns the indices of the tokens at some positions.
    func indices(at positions: Range<Int>) -> Range<Int> {
        let range = positions.clamped(to: self.positions)
        return range.lowerBound + views.count..<range.upperBound + views.count
    }

    // MARK: Places

    /// Returns the places of the tokens and of the text in the room of the text without tokens.
    func layout(in room: CGRect) -> TokenLayout {
        TokenLayout(
            views.map(\.naturalWidth),
            height: TokenMetrics.height * field.partScale,
            in: room,
            isRightToLeft: field.isRightToLeft
        )
    }

    func place(in room: CGRect) {
        for (view, frame) in zip(views, layout(in: room).tokens) { view.frame = frame }
    }
}
