import Foundation

/// The text as a text storage.
extension UITextView {
    /// Returns the storage with the present text.
    func currentStorage() -> NSTextStorage {
        if let storage = ownStorage {
            if storageLags { updateStorage(telling: false) }
            return storage
        }
        let made = NSTextStorage(string: "")
        ownStorage = made
        updateStorage(telling: false)
        made.onEdit = { [weak self] span in
            MainActor.assumeIsolated { self?.take(span) }
        }
        return made
    }

    /// Returns the layout manager, which has the storage, the container and the lines of the view.
    func currentLayoutManager() -> NSLayoutManager {
        if let ownLayoutManager { return ownLayoutManager }
        let made = NSLayoutManager()
        ownLayoutManager = made
        made.addTextContainer(textContainer)
        currentStorage().addLayoutManager(made)
        made.shownText = { [weak self] in
            self.map { view in ContainerLayout(view.laidOut, of: view.edited.end, in: view.textContainer) }
        }
        return made
    }

    /// Has the storage follow the text.
    func updateStorage(telling: Bool) {
        guard let storage = ownStorage, storageLags || !telling else { return }
        storageLags = false
        storage.take(attributedString, replacing: telling ? changedRange(of: storage.string) : nil)
    }

    /// Returns the range of an old text in which the present text is different.
    private func changedRange(of old: String) -> Range<Int> {
        let (before, after) = (Array(old.utf16), Array(edited.text.utf16))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        return start..<before.count - min(tail, min(before.count, after.count) - start)
    }

    /// Has the text follow an edit of the storage.
    private func take(_ span: EditedSpan) {
        guard let storage = ownStorage else { return }
        let (old, new) = (span.oldRange, span.range)
        let isInStep = edited.end + span.delta == storage.length && new.upperBound <= storage.length
        let part = isInStep ? storage.attributedSubstring(from: NSRange(new)) : storage
        let (anchor, focus, selection) = (edited.content.anchor, edited.content.focus, edited.selection)
        if !isInStep {
            edited = StyledText(storage)
            layoutDidChange()
        } else if span.delta == 0, part.string.hasSameCodeUnits(as: edited.content[old]) {
            edited.setAttributes(AttributeRuns(part), of: old)
            layoutDidChange(replacing: old, withLength: new.count)
        } else if edited.content.aligned(old) == old {
            edited.replace(old, with: part)
            layoutDidChange(replacing: old, withLength: new.count)
        } else {
            edited = StyledText(storage)
            layoutDidChange()
        }
        func moved(_ offset: Int) -> Int {
            offset >= old.upperBound ? offset + span.delta : min(offset, max(old.lowerBound, new.upperBound))
        }
        setSelection(from: moved(anchor), to: moved(focus))
        storageLags = false
        if span.actions.contains(.editedCharacters) { history = EditingHistory() }
        if edited.selection != selection {
            nextAttributes = nil
            selectionDidMove()
        }
        findInteraction?.contentDidChange()
    }
}
