import CoreGraphics
import Foundation
import Fuzzing
import UIKit
import UIKitTesting

extension TextFuzzer {
    package func flaw() -> Flaw? {
        if let brokenLaw { return brokenLaw }
        if let call = listener.strayCall { return Flaw("calls of the delegate fit each other", call) }
        return modelFlaw() ?? selectionFlaw() ?? toldFlaw() ?? placeFlaw() ?? freshFlaw()
    }

    private func modelFlaw() -> Flaw? {
        let text = input.wholeText
        guard text.utf16.elementsEqual(model.units) else {
            return Flaw("the text is the model's", "\(text.debugDescription), not \(model.text.debugDescription)")
        }
        if input.wholeAttributedText.string.utf16.elementsEqual(model.units) == false {
            return Flaw(
                "the attributed text has the same characters",
                input.wholeAttributedText.string.debugDescription
            )
        }
        let selection = input.selectedOffsets
        guard selection == NSRange(model.selection) else {
            return Flaw(
                "the selection is the model's",
                "\(selection), not \(model.selection) in \(text.debugDescription)"
            )
        }
        guard input.markedOffsets == model.marked else {
            let (shown, marked) = ("\(input.markedOffsets as Any)", "\(model.marked as Any)")
            return Flaw("the marked text is the model's", "\(shown), not \(marked)")
        }
        guard setup.reaction.isQuiet, model.knowsHistory, listener.questions != model.asked else { return nil }
        return Flaw("the delegate is asked for each change", "\(listener.questions), not \(model.asked)")
    }

    private func selectionFlaw() -> Flaw? {
        guard let selection = Range(input.selectedOffsets), selection.lowerBound >= 0, selection.upperBound <= model.end
        else { return Flaw("the selection is within the text", "\(input.selectedOffsets) of \(model.end)") }
        let places = model.places
        if !places.contains(selection.lowerBound) || !places.contains(selection.upperBound) {
            return Flaw("the selection is between characters", "\(selection) of \(model.text.debugDescription)")
        }
        guard let marked = input.markedOffsets else { return nil }
        let whole = model.widened(marked)
        if marked.isEmpty || marked.upperBound > model.end || selection.clamped(to: whole) != selection {
            return Flaw("the selection is within the marked text", "\(selection), marked \(marked) of \(model.end)")
        }
        return nil
    }

    private func toldFlaw() -> Flaw? {
        let isBeingEdited = isEditing
        if listener.isEditing != isBeingEdited {
            return Flaw("the delegate knows whether the text is edited", "\(listener.isEditing), not \(isBeingEdited)")
        }
        if !listener.toldText.utf16.elementsEqual(input.wholeText.utf16) {
            let (told, text) = (listener.toldText.debugDescription, input.wholeText.debugDescription)
            return Flaw("the delegate is told of changes", "it knows \(told), not \(text)")
        }
        guard listener.toldSelection == input.selectedOffsets else {
            return Flaw(
                "the delegate is told of the selection",
                "it knows \(listener.toldSelection), not \(input.selectedOffsets)"
            )
        }
        return nil
    }

    // MARK: Places

    /// Positions and offsets are the same, and carets are in the content, where a point leads back to.
    private func placeFlaw() -> Flaw? {
        input.layoutIfNeeded()
        let places = model.places
        for offset in places.prefix(12) + places.suffix(4) {
            guard let position = input.position(at: offset) else {
                return Flaw("each offset has a position", "\(offset) of \(model.end)")
            }
            guard input.offset(from: input.beginningOfDocument, to: position) == offset else {
                return Flaw("positions are offsets", "\(offset)")
            }
            let caret = input.caretRect(for: position)
            guard caret.minX.isFinite, caret.minY.isFinite, caret.width.isFinite, caret.height.isFinite else {
                return Flaw("carets are finite", "\(caret) at \(offset)")
            }
            if let view, caret.minY < 0 || caret.maxY > view.contentSize.height + 1 {
                return Flaw("carets are in the content", "\(caret) at \(offset), content of \(view.contentSize)")
            }
            // Where directions meet, and where text is hidden, several carets are at a point.
            guard input.bounds.width > 40, setup.maximumLines == 0, !hasSeveralDirections,
                !input.isRightToLeft(at: offset)
            else { continue }
            // Spaces beyond the edge of a line have their carets at the edge.
            if view != nil, caret.maxX > input.bounds.width - 8 { continue }
            let point = CGPoint(x: caret.midX, y: caret.midY)
            guard let back = input.closestPosition(to: point) else {
                return Flaw("each point has a position", "\(point)")
            }
            let other = input.caretRect(for: back)
            if abs(other.minX - caret.minX) > 2.5 || abs(other.minY - caret.minY) > 1 {
                return Flaw("a caret's place leads back to it", "\(caret) at \(offset) leads to \(other)")
            }
        }
        let whole = input.range(0..<model.end).flatMap { input.text(in: $0) }
        return whole?.utf16.elementsEqual(model.units) == true ? nil : Flaw("the range of all is all", "\(whole ?? "")")
    }

    /// Whether parts of the text may run against each other, or begin with a mark on nothing.
    private var hasSeveralDirections: Bool {
        if model.text.contains(where: { $0.unicodeScalars.first?.properties.isGraphemeExtend ?? false }) { return true }
        return model.text.unicodeScalars.contains {
            (0x590...0x8FF).contains($0.value) || $0.value >= 0xFB1D && $0.value <= 0xFEFC
        }
            || model.text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
    }

    // MARK: A new view

    private func freshFlaw() -> Flaw? {
        // A mark divides text, and characters that belong together.
        guard input.markedTextRange == nil else { return nil }
        let fresh = makeFresh()
        screen.window.addSubview(fresh)
        defer {
            fresh.removeFromSuperview()
            if isAtRest { screen.settle() }
        }
        fresh.layoutIfNeeded()
        if let view, let fresh = fresh as? UITextView {
            if abs(view.contentSize.height - fresh.contentSize.height) > 0.5 {
                return Flaw("is as high as a new view", "\(view.contentSize), not \(fresh.contentSize)")
            }
        }
        if let field, let fresh = fresh as? UITextField, field.intrinsicContentSize != fresh.intrinsicContentSize {
            let (size, other) = (field.intrinsicContentSize, fresh.intrinsicContentSize)
            return Flaw("has the size of a new field", "\(size), not \(other)")
        }
        return caretDifference(from: fresh) ?? pictureDifference(from: fresh)
    }

    private func makeFresh() -> any UIView & UITextInput {
        if let field {
            let fresh = UITextField(frame: field.frame)
            fresh.clearButtonMode = field.clearButtonMode
            fresh.isSecureTextEntry = field.isSecureTextEntry
            fresh.semanticContentAttribute = field.semanticContentAttribute
            fresh.backgroundColor = field.backgroundColor
            fresh.isEnabled = field.isEnabled
            fresh.defaultTextAttributes = field.defaultTextAttributes
            fresh.attributedText = field.attributedText
            if let range = input.range(0..<0) {
                let direction = field.baseWritingDirection(for: range.start, in: .forward)
                fresh.setBaseWritingDirection(direction, for: range)
            }
            return fresh
        }
        guard let view else { return UITextView() }
        let fresh = UITextView(frame: view.frame)
        fresh.textContainer.maximumNumberOfLines = view.textContainer.maximumNumberOfLines
        fresh.isScrollEnabled = view.isScrollEnabled
        fresh.semanticContentAttribute = view.semanticContentAttribute
        fresh.isEditable = view.isEditable
        fresh.isSelectable = view.isSelectable
        fresh.font = plainFont
        fresh.attributedText = view.attributedText
        fresh.selectedRange = view.selectedRange
        fresh.typingAttributes = view.typingAttributes
        return fresh
    }

    private func caretDifference(from fresh: any UIView & UITextInput) -> Flaw? {
        func caret(_ text: any UIView & UITextInput, _ offset: Int) -> CGRect {
            text.position(at: offset).map { text.caretRect(for: $0) } ?? .null
        }
        // A field that is edited is scrolled, by how it was edited.
        let (start, other) = field == nil ? (0, 0) : (caret(input, 0).minX, caret(fresh, 0).minX)
        let places = model.places
        for offset in places.prefix(12) + places.suffix(4) {
            let (one, two) = (caret(input, offset), caret(fresh, offset))
            let across = (one.minX - start) - (two.minX - other)
            if abs(across) > 2.5 || abs(one.minY - two.minY) > 0.5 || abs(one.height - two.height) > 0.5 {
                return Flaw("carets are where a new view has them", "\(one) at \(offset), not \(two)")
            }
        }
        return nil
    }

    /// Compares pictures at rest of a text that isn't edited. The new view covers the other one.
    private func pictureDifference(from fresh: any UIView & UITextInput) -> Flaw? {
        guard isAtRest, !input.isFirstResponder else { return nil }
        fresh.isHidden = true
        movePointerAway()
        screen.settle()
        let picture = screen.picture().pngData()
        fresh.isHidden = false
        // Parts of a field that is too narrow are beside it.
        input.isHidden = true
        defer { input.isHidden = false }
        if let view { (fresh as? UITextView)?.contentOffset = view.contentOffset }
        screen.settle()
        return screen.picture().pngData() == picture ? nil : Flaw("looks like a new view", "the pictures differ")
    }

    /// Moves the pointer through the text and off the screen. Near an edge it keeps the bar of a scroll view visible.
    private func movePointerAway() {
        for place in [input.center, nil] {
            screen.window.screen.deliver(hoverAt: place, time: screen.window.layer.device.clock.now)
        }
    }
}
