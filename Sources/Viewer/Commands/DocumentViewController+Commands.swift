import Documents
import Reader
import UIKit

/// The effects of commands, each of which acts on the current row.
extension DocumentViewController {
    func perform(_ command: ReaderCommand) {
        switch command {
        case .step, .extend, .page, .first, .last, .sibling, .parent, .history, .shift, .follow: move(command)
        case .toggle, .fold, .unfold, .level, .unfoldInside, .unfoldSiblings, .foldSiblings, .unfoldAll, .showOnly,
            .showAround, .toggleLines:
            changeLevels(command)
        case .openBar(let bar): openBar(bar)
        case .find(let forward): find(forward: forward)
        case .filterByValue(let excludes): filterByValue(excludes: excludes)
        case .severity(let isError, let forward): severities.step(to: isError ? .error : .warning, forward: forward)
        case .context(let count): widenFilter(by: count)
        case .copy(let kind): paths.copy(kind)
        case .beginCopy: paths.beginCopy()
        case .edit: openEditor()
        case .help: showHelp()
        case .cancel: if bar != nil { closeBar() }
        case .close: close()
        case .quit: closeWindow?()
        // Those of terminals.
        case .wrap, .leave, .nextFile, .toggleMouse, .suspend, .repaint, .interrupt: break
        }
    }

    // MARK: Moving

    private func move(_ command: ReaderCommand) {
        switch command {
        case .step(let count): current.step(by: count)
        case .extend(let count): current.extend(by: count)
        case .page(let count): current.page(by: count)
        case .first: current.moveToEnd(false)
        case .last: current.moveToEnd(true)
        case .sibling(let forward): paths.sibling(forward: forward).map(current.move)
        case .parent: paths.parent.map(current.move)
        case .history(let forward): goThroughHistory(forward: forward)
        case .shift(let forward): columns.step(forward: forward)
        case .follow: follow()
        default: break
        }
        updateStatus()
    }

    private func goThroughHistory(forward: Bool) {
        guard let target = current.cursor.wayThroughHistory(forward: forward) else {
            return surroundings.show(notice: "There is no place \(forward ? "after" : "before") this one.")
        }
        guard let index = opener.open(target) ?? rows.outline.nearestIndex(to: target) else { return }
        current.move(to: index)
    }

    /// Stays at the end from now on, and lets the document grow with its file.
    private func follow() {
        scroller.follow()
        current.moveToEnd(true)
        guard !follows, let state = rows.state else { return updateStatus() }
        follows = state.canFollow || state.isIndexing
        (origin?.document ?? document).follow()
        updateStatus()
        if !follows { surroundings.show(notice: "Nothing is added to this: it is packed, or it has come to its end.") }
    }

    // MARK: Unfolding

    private func changeLevels(_ command: ReaderCommand) {
        guard let index = current.index else { return }
        switch command {
        case .toggle: expander.toggle(at: DocumentRows.path(index))
        case .unfold: unfold(index)
        case .fold: fold(index)
        case .level(let level): unfolder.make(.level(level), at: index)
        case .unfoldInside: unfolder.make(.everythingInside, at: index)
        case .unfoldSiblings: unfolder.make(.siblings, at: index)
        case .foldSiblings: unfolder.make(.foldSiblings, at: index)
        case .unfoldAll: unfolder.make(.everything, at: index)
        case .showOnly: showOnlyInside()
        case .showAround: if isPushed { navigationController?.popViewController(animated: true) }
        case .toggleLines: toggleLines()
        default: break
        }
    }

    /// Unfolds a row, or goes to the first one inside it.
    private func unfold(_ index: Int) {
        guard let id = rows.outline.id(at: index) else { return }
        if expander[id] == .expanded {
            if !rows.outline.runs.descendants(ofRowAt: index).isEmpty { current.move(to: index + 1) }
        } else {
            expander.set(.expanded, for: id, animated: true)
        }
    }

    /// Folds a row, or goes to the one around it.
    private func fold(_ index: Int) {
        guard let id = rows.outline.id(at: index) else { return }
        if expander[id] == .expanded {
            expander.set(.collapsed, for: id, animated: true)
        } else {
            paths.parent.map(current.move)
        }
    }

    // MARK: Finding and filtering

    private func find(forward: Bool) {
        if bar is FindBar { finding.step(forward: forward) } else { finding.again(forward: forward) }
    }

    /// Shows only the records with the value of the current row, or only those without it.
    private func filterByValue(excludes: Bool) {
        guard let index = current.index, let condition = rows.outline.condition(ofRowAt: index, excludes: excludes)
        else {
            return surroundings.show(
                notice: "There is no field to filter by. Unfold a record and choose a value, or point at one."
            )
        }
        addCondition(condition)
    }

    /// Shows only those of the rows that meet another condition, too.
    func addCondition(_ condition: String) {
        filter([filtering.isOn ? filtering.text : "", condition].filter { !$0.isEmpty }.joined(separator: " && "))
    }

    // MARK: Bars

    private func openBar(_ bar: ReaderCommand.Bar) {
        switch bar {
        case .find: finding.openBar()
        case .filter: filtering.openBar()
        case .line: lines.openBar(at: current.index) { [weak self] in self?.take($0) }
        case .path: openPathBar()
        case .sort: openSortBar()
        case .columns: openColumnsBar()
        case .save: openSaveBar()
        }
    }

    /// Takes a text after a colon that names no line.
    ///
    /// - Returns: What is wrong with it; `nil` if nothing is.
    private func take(_ text: String) -> String? {
        let encoding = "encoding "
        switch text {
        case "$": perform(.last)
        case "q", "quit": closeWindow?()
        case _ where text.hasPrefix("."), _ where text.hasPrefix("["):
            do {
                let path = try RowPath(text)
                closeBar()
                paths.show(path)
            } catch {
                return "\(error)."
            }
            return nil
        case _ where text.hasPrefix(encoding):
            let name = text.dropFirst(encoding.count).drop { $0 == " " }
            (origin?.document ?? document).read(inEncoding: name.isEmpty ? nil : String(name))
        default: return "A line is a number, the first one 1. A path begins with a dot, as .items[3]."
        }
        closeBar()
        return nil
    }

    /// Opens the bar that asks for the columns to show.
    private func openColumnsBar() {
        let bar = TextBar(symbol: "tablecells", placeholder: "Columns, as in id,user.name; nothing for all")
        bar.acceptsNothing = true
        bar.onText = { [weak self, weak bar] text in
            guard let self else { return }
            let names = text.split(separator: ",").map { String($0.trimmed) }
            guard columns.choose(names.isEmpty ? nil : names) else {
                let known = document.columns.map(\.name).joined(separator: ", ")
                bar?.explain(known.isEmpty ? "There are no columns." : "The columns are \(known).")
                return
            }
            closeBar()
        }
        open(bar)
        bar.explain(document.columns.map(\.name).joined(separator: ", "), isFailure: false)
    }

    // MARK: Closing

    /// Whether the page has one below it, to which Back leads.
    private var isPushed: Bool {
        guard let pages = navigationController?.viewControllers, let place = pages.firstIndex(of: self) else {
            return false
        }
        return place > 0 && pages[place - 1] is DocumentViewController
    }

    /// Closes the bar, or else the page, or else the window.
    private func close() {
        if bar != nil, !(bar is FilterBar) || bar?.field.isFirstResponder == true { return closeBar() }
        if isPushed {
            navigationController?.popViewController(animated: true)
        } else {
            closeWindow?()
        }
    }

    /// Shows the list of all keys.
    private func showHelp() {
        let help = ShortcutsViewController(isTree: isTree)
        guard let navigationController else {
            help.onDismissal = { [weak self] in _ = self?.becomeFirstResponder() }
            return present(help, animated: true)
        }
        navigationController.pushViewController(help, animated: true)
    }
}

extension Substring {
    /// The text without blanks around it.
    fileprivate var trimmed: Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
