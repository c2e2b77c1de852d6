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

    /// Uses an item, or places the caret where a finger tapped. The pointer placed it when its button went down.
    func tapEnded(_ touch: UITouch) {
        // The secondary button opens menus only, also where there is none.
        guard isSelectable, touch.tapCount > 0, !touch.isMiddle, touch.button != .secondary else { return }
        let point = touch.location(in: self)
        guard bounds.contains(point) else { return }
        // As on iOS, a tap in a text that can be edited places the caret also in an item.
        if touch.tapCount == 1, !isEditable, let part = part(at: point) { return use(part, at: point) }
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

    // MARK: Items

    var linkAttributes: AttributeRuns.Attributes {
        look.linkAttributes ?? [.foregroundColor: tintColor ?? .tintColor]
    }

    /// Returns the link, the tag or the attachment at a point.
    func part(at point: CGPoint) -> TextPart? {
        let place = offset(at: point)
        for candidate in [place, place - 1] where candidate >= 0 {
            guard let content = edited.attributes.attributes(at: candidate).flatMap(TextPart.content),
                let range = edited.attributes.range(
                    around: candidate,
                    where: { TextPart.isSame(TextPart.content(of: $0), content) }
                ),
                rects(for: range).contains(where: { $0.contains(point) })
            else { continue }
            return TextPart(range: range, content: content)
        }
        return foundData.first { data in
            (data.range.contains(place) || data.range.upperBound == place)
                && rects(for: data.range).contains { $0.contains(point) }
        }.map { TextPart(range: $0.range, content: .link($0.url)) }
    }

    /// The data in the text that is found as links.
    var foundData: [TextLink] { isEditable ? [] : data.links(in: edited) }

    /// Performs the action of a part that was tapped, or opens its menu if it has none.
    private func use(_ part: TextPart, at point: CGPoint) {
        let isAllowed = part.url.flatMap { url in
            delegate?.textView(
                self,
                shouldInteractWith: url,
                in: NSRange(part.range),
                interaction: .invokeDefaultAction
            )
        }
        guard isAllowed ?? true else { return }
        let action = part.action
        guard let delegate else { return action.perform(from: self) }
        if let own = delegate.textView(self, primaryActionFor: part.item, defaultAction: action) {
            return own.perform(from: self)
        }
        menuPart = part
        editMenu?.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    /// Returns the menu of a part. An empty one shows no menu, and `nil` is a menu of the text.
    func menu(of part: TextPart) -> UIMenu? {
        let menu = part.menu
        guard let delegate else { return part.url == nil ? nil : menu }
        let configuration = delegate.textView(self, menuConfigurationFor: part.item, defaultMenu: menu)
        // A tag or an attachment for which the app has no commands has those of the text.
        if part.url == nil, configuration?.menu === menu { return nil }
        return configuration?.menu ?? UIMenu(children: [])
    }
}
