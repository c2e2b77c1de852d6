import CoreGraphics
import Foundation

/// Selection and links with touches and the pointer. Points are in the coordinates of the content.
extension UITextView {
    /// Begins a selection at a point: a caret, a word with two taps, a paragraph with three.
    ///
    /// - Returns: The range that a drag extends; `nil` if nothing can be selected there.
    func beginSelecting(at point: CGPoint, tapCount: Int, extending: Bool) -> Range<Int>? {
        guard isSelectable, becomeFirstResponder() else { return nil }
        layoutIfNeeded()
        let place = offset(at: point)
        switch tapCount {
        case ...1 where extending: select(from: edited.content.anchor, to: place)
        case ...1: select(from: place, to: place)
        case 2: select(edited.content.word(at: place))
        default: select(laidOut.paragraph(at: place))
        }
        return tapCount > 1 ? edited.selection : edited.content.anchor..<edited.content.anchor
    }

    /// Extends a selection to a point. After two taps it extends by words.
    func select(from origin: Range<Int>, to point: CGPoint) {
        let place = offset(at: point)
        let reached = origin.isEmpty ? place..<place : edited.content.word(at: place)
        if place < origin.lowerBound {
            select(from: origin.upperBound, to: min(reached.lowerBound, origin.lowerBound))
        } else {
            select(from: origin.lowerBound, to: max(reached.upperBound, origin.upperBound))
        }
        revealFocus()
    }

    func select(_ range: Range<Int>) {
        select(from: range.lowerBound, to: range.upperBound)
    }

    /// Opens a link, or places the caret where a finger tapped. The pointer placed it when its button went down.
    func tapEnded(_ touch: UITouch) {
        // The secondary button opens menus only, also where there is none.
        guard isSelectable, touch.tapCount > 0, !touch.isMiddle, touch.button != .secondary else { return }
        let point = touch.location(in: self)
        guard bounds.contains(point) else { return }
        // As on iOS, a tap in a text that can be edited places the caret also in a link.
        if touch.tapCount == 1, !isEditable, let link = link(at: point) { return use(link, at: point) }
        guard touch.type != .indirectPointer else { return }
        if isEditable || touch.tapCount > 1 {
            _ = beginSelecting(at: point, tapCount: touch.tapCount, extending: false)
        } else if isFirstResponder {
            let place = offset(at: point)
            select(place..<place)
        }
    }

    /// Pastes the text that was selected last, in whatever app, at the place of a middle click.
    func pasteSelection(at touch: UITouch) {
        guard isEditable, becomeFirstResponder() else { return }
        layoutIfNeeded()
        let place = offset(at: touch.location(in: self))
        Clipboard.readSelection { [weak self] text in
            guard let self, isEditing, let text, !text.isEmpty else { return }
            change(place..<place, to: text)
        }
    }

    // MARK: Links

    var linkAttributes: AttributeRuns.Attributes {
        look.linkAttributes ?? [.foregroundColor: tintColor ?? .tintColor]
    }

    /// Returns the range and the address of the link at a point.
    func link(at point: CGPoint) -> TextLink? {
        let place = offset(at: point)
        for candidate in [place, place - 1] where candidate >= 0 {
            guard let url = Self.url(edited.attributes.attributes(at: candidate)?[.link]),
                let range = edited.attributes.range(around: candidate, where: { Self.url($0[.link]) == url }),
                rects(for: range).contains(where: { $0.contains(point) })
            else { continue }
            return TextLink(range: range, url: url)
        }
        return foundData.first { data in
            (data.range.contains(place) || data.range.upperBound == place)
                && rects(for: data.range).contains { $0.contains(point) }
        }
    }

    /// The data in the text that is found as links.
    var foundData: [TextLink] { isEditable ? [] : data.links(in: edited) }

    private static func url(_ value: Any?) -> URL? {
        value as? URL ?? (value as? String).flatMap(URL.init)
    }

    /// Performs the action of a link that was tapped, or opens its menu if it has none.
    private func use(_ link: TextLink, at point: CGPoint) {
        let isAllowed = delegate?.textView(
            self,
            shouldInteractWith: link.url,
            in: NSRange(link.range),
            interaction: .invokeDefaultAction
        )
        guard isAllowed ?? true else { return }
        let action = link.openAction
        guard let delegate else { return action.perform(from: self) }
        if let own = delegate.textView(self, primaryActionFor: link.item, defaultAction: action) {
            return own.perform(from: self)
        }
        menuLink = link
        editMenu?.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    /// Returns the menu of a link. An empty one shows no menu.
    func menu(of link: TextLink) -> UIMenu {
        guard let delegate else { return link.menu }
        let configuration = delegate.textView(self, menuConfigurationFor: link.item, defaultMenu: link.menu)
        return configuration?.menu ?? UIMenu(children: [])
    }
}
