import CoreGraphics
import Foundation
import Fuzzing
import HostInterface
import UIKit
import UIKitTesting

/// The steps whose effects depend on the state of the text.
extension TextFuzzer {
    // MARK: Keys

    func performKeys(_ step: TextStep) {
        guard input.isFirstResponder else { return }
        switch step {
        case .type(let text):
            screen.type(text)
            guard isEditing else { return }
            for character in text where !character.unicodeScalars.contains(where: Self.isControl) {
                model.insert(String(character))
            }
        case .key(let key, let shift, let control): press(key, shift: shift, control: control)
        case .toggleBold: toggleBold()
        case .undo: undo(.keyboardZ) { $0.undo() }
        case .redo: undo(.keyboardY) { $0.redo() }
        case .undoAndRedoAll:
            let steps = (model.past.count, model.future.count)
            for _ in 0...steps.0 { undo(.keyboardZ) { $0.undo() } }
            check(at: "undo all leads back")
            for _ in 0...steps.0 + steps.1 { undo(.keyboardY) { $0.redo() } }
        default: break
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }

    private func undo(_ key: UIKeyboardHIDUsage, _ change: (inout TextModel) -> Void) {
        screen.press(key, modifiers: .control)
        guard isEditing else { return }
        if model.knowsHistory { return change(&model) }
        adoptAll()
        model.clearsOnInsertion = input.replacesOnInsertion
    }

    private func toggleBold() {
        screen.press(.keyboardB, modifiers: .control)
        guard isEditing, !model.selection.isEmpty else { return }
        model.record()
    }

    private func press(_ key: TextKey, shift: Bool, control: Bool) {
        // In a field these keys are for others.
        guard !setup.isField || ![.up, .down, .pageUp, .pageDown].contains(key) else { return }
        var modifiers: UIKeyModifierFlags = []
        if shift { modifiers.insert(.shift) }
        if control { modifiers.insert(.control) }
        let isRightToLeft = input.isRightToLeft(at: model.focus)
        let knewFocus = model.knowsFocus
        // The key leads forward at one end of the selection and backward at the other.
        let isAmbiguous =
            !knewFocus
            && [model.selection.lowerBound, model.selection.upperBound].contains {
                input.isRightToLeft(at: $0) != isRightToLeft
            }
        screen.press(key.usage, modifiers: modifiers)
        guard input.isFirstResponder else { return }
        let motion = key.motion(isRightToLeft: isRightToLeft, control: control, isField: setup.isField)
        switch key {
        case .left, .right, .home, .end, .up, .down, .pageUp, .pageDown:
            guard isEditing || shift else { return }
            // With Control, the text leaves these keys to others.
            if control, [.up, .down, .pageUp, .pageDown].contains(key) || setup.isField && motion == nil { return }
            guard let motion,
                knewFocus || !shift && !(motion == .backward || motion == .forward)
                    || isStep(motion, shift) && !isAmbiguous
            else { return adoptMotion(extending: shift, knewFocus: knewFocus) }
            if !knewFocus, !isStep(motion, shift) { return adoptMotion(extending: shift, knewFocus: false) }
            model.move(motion, extending: shift)
        case .a where control: if model.isSecure || input.isFirstResponder { model.select(0, model.end) }
        default: if isEditing { pressEditing(key, shift: shift, control: control, motion) }
        }
    }

    /// Whether a motion leads to the edge of the selection, whichever end of it moves.
    private func isStep(_ motion: TextModel.Motion, _ extending: Bool) -> Bool {
        !extending && (motion == .backward || motion == .forward) && !model.selection.isEmpty
    }

    private func pressEditing(_ key: TextKey, shift: Bool, control: Bool, _ motion: TextModel.Motion?) {
        switch key {
        case .delete where shift, .x where control:
            if !model.selection.isEmpty, !model.isSecure { model.change(model.selection, "") }
        case .backspace, .delete: if let motion { model.delete(motion) }
        case .enter: if !setup.isField, !control { model.insert("\n") }
        case .c where control: break
        case .v where control:
            guard let text = screen.clipboard, !text.isEmpty else { return }
            model.change(model.selection, setup.isField ? TextModel.line(text) : text)
        case .a, .c, .x, .v:
            model.insert(shift ? key.rawValue.uppercased() : key.rawValue)
        default: break
        }
    }

    /// Takes the selection to which a key led that moves between lines.
    private func adoptMotion(extending: Bool, knewFocus: Bool) {
        guard let selection = Range(input.selectedOffsets) else { return }
        if !extending {
            if !selection.isEmpty { broke("a motion without Shift leaves a caret", "\(selection)") }
            return model.select(selection.lowerBound, selection.upperBound)
        }
        guard knewFocus else { return model.adopt(selection) }
        if model.anchor == selection.lowerBound {
            model.select(model.anchor, selection.upperBound)
        } else if model.anchor == selection.upperBound {
            model.select(model.anchor, selection.lowerBound)
        } else {
            broke("Shift keeps the fixed end", "\(model.anchor) is no end of \(selection)")
        }
    }

    // MARK: Gestures

    func performGesture(_ step: TextStep) {
        screen.advance(by: 1)
        let (wasFirst, wasEditing) = (input.isFirstResponder, isEditing)
        let (before, oldText) = (model.selection, model.text)
        listener.hasSeenMotion = false
        switch step {
        case .tap(let x, let y, let count):
            for index in 0..<count {
                if index > 0 { screen.advance(by: 0.1) }
                screen.tap(at: CGPoint(x: x, y: y))
            }
        case .click(let x, let y, let count, let shift):
            for index in 0..<count {
                if index > 0 { screen.advance(by: 0.1) }
                screen.click(at: CGPoint(x: x, y: y), modifiers: shift ? .shift : [])
            }
        case .drag(let x, let y, let toX, let toY):
            screen.mouseDrag(from: CGPoint(x: x, y: y), to: CGPoint(x: toX, y: toY))
        default: break
        }
        if !wasFirst, input.isFirstResponder { beganEditing() }
        if wasEditing, !isEditing { endedEditing() }
        // The selection may be where it was before, and have been elsewhere.
        if listener.hasSeenMotion {
            model.clearsOnInsertion = false
            model.endRun()
            if input.markedTextRange == nil { model.unmark() }
        }
        if setup.hasClearButton, setup.isField, input.wholeText.isEmpty, !oldText.isEmpty {
            // The button clears the text before editing begins, so that no secret is left to be replaced.
            model.clearsSecret = false
            return adoptAll()
        }
        guard let selection = Range(input.selectedOffsets),
            selection != before || selection != model.selection || !selection.isEmpty
        else { return }
        if case .tap(_, _, count: 2) = step, selection != before, !selection.isEmpty,
            !model.words.contains(selection), selection != 0..<model.end
        {
            broke("a double tap selects a word", "\(selection) isn't in \(model.words)")
        }
        if selection != model.selection || step.isHit(in: input.frame) { model.adopt(selection) }
    }

    func adoptAll() {
        model.adopt(input.wholeText, Range(input.selectedOffsets) ?? 0..<0, marked: input.markedOffsets)
        listener.toldText = input.wholeText
    }

    // MARK: Changes by the app

    func setText(_ step: TextStep) {
        switch step {
        case .setText(let text):
            keepFont()
            let isSame = setup.isField && (text ?? "").utf16.elementsEqual(model.units)
            input.setWholeText(text)
            // A field with the same text may stay as it is.
            if isSame { adoptAll() } else { model.setText(text ?? "") }
        case .setAttributedText(let text, let split):
            keepFont()
            let styled = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
            let place = TextModel(text, isSingleLine: false).aligned(split % (styled.length + 1))
            let big = UIFont.boldSystemFont(ofSize: 22)
            styled.addAttributes([.font: big], range: NSRange(location: 0, length: place))
            if let field { field.attributedText = styled } else { view?.attributedText = styled }
            model.setText(text)
        case .editStorage(let from, let to, let text):
            guard let view else { return }
            let range = model.widened(offsets(from, to))
            view.textStorage.replaceCharacters(in: NSRange(range), with: text)
            adoptAll()
        default: break
        }
        listener.toldText = input.wholeText
    }

    func changeState(_ step: TextStep) {
        let (wasFirst, wasEditing) = (input.isFirstResponder, isEditing)
        switch step {
        case .begin: input.becomeFirstResponder()
        case .end: input.resignFirstResponder()
        case .leave:
            input.removeFromSuperview()
            if input.isFirstResponder { broke("a text outside of a window is not edited", "it is") }
            screen.window.addSubview(input)
        case .setEditable(let isOn): if let view { view.isEditable = isOn } else { field?.isEnabled = isOn }
        case .setSelectable(let isOn): view?.isSelectable = isOn
        case .setSecure(let isOn):
            guard let field, isOn != model.isSecure else { return }
            field.isSecureTextEntry = isOn
            (model.isSecure, model.clearsSecret) = (isOn, false)
            model.endRun()
            model.clearsOnInsertion = false
        default: break
        }
        if !wasFirst, input.isFirstResponder { beganEditing() }
        if wasEditing, !isEditing { endedEditing() }
        if case .setSelectable(false) = step, view != nil { model.adopt(Range(input.selectedOffsets) ?? 0..<0) }
    }

    private func beganEditing() {
        guard setup.isField else { return }
        if model.selection.isEmpty { model.moveToEnd() }
        model.clearsSecret = model.isSecure && model.end > 0
    }

    private func endedEditing() {
        model.unmark()
        model.endRun()
    }

    func changeLook(_ step: TextStep) {
        switch step {
        case .setFont(let size):
            plainFont = .systemFont(ofSize: CGFloat(size))
            field?.font = plainFont
            view?.font = plainFont
        case .setAlignment(let number):
            let alignment = NSTextAlignment(rawValue: number) ?? .natural
            field?.textAlignment = alignment
            view?.textAlignment = alignment
        case .setWritingDirection(let place, let isRightToLeft):
            guard let range = input.range(offsets(place, place)) else { return }
            input.setBaseWritingDirection(isRightToLeft ? .rightToLeft : .leftToRight, for: range)
            if view != nil { model.record() }
        case .setWidth(let width):
            input.frame.size.width = CGFloat(width)
        case .setClearsOnInsertion:
            field?.clearsOnInsertion = true
            view?.clearsOnInsertion = true
            model.clearsOnInsertion = true
        default: break
        }
    }

    // MARK: Laws that steps check

    func broke(_ law: String, _ detail: String) {
        if setup.reaction.isQuiet { brokenLaw = brokenLaw ?? Flaw(law, detail) }
    }

    private func check(at law: String) {
        guard model.knowsHistory, input.wholeText.utf16.elementsEqual(model.units) else {
            if model.knowsHistory {
                broke(law, "to \(input.wholeText.debugDescription), not \(model.text.debugDescription)")
            }
            return
        }
    }
}

extension TextStep {
    /// Whether a step of the pointer begins in a text, so that any end of its selection may be the one that moves.
    fileprivate func isHit(in frame: CGRect) -> Bool {
        switch self {
        case .click(let x, let y, _, _), .drag(let x, let y, _, _): frame.contains(CGPoint(x: x, y: y))
        // Several taps select what may have been selected, and from then on another end may move.
        case .tap(let x, let y, let count): count > 1 && frame.contains(CGPoint(x: x, y: y))
        default: false
        }
    }
}

extension TextKey {
    var usage: UIKeyboardHIDUsage {
        switch self {
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageUp: .keyboardPageUp
        case .pageDown: .keyboardPageDown
        case .backspace: .keyboardDeleteOrBackspace
        case .delete: .keyboardDeleteForward
        case .enter: .keyboardReturnOrEnter
        case .a: .keyboardA
        case .c: .keyboardC
        case .x: .keyboardX
        case .v: .keyboardV
        }
    }

    /// The motion of the key in the order of the text; `nil` if it depends on the layout, or for other keys.
    func motion(isRightToLeft: Bool, control: Bool, isField: Bool) -> TextModel.Motion? {
        switch self {
        case .left, .right:
            let isForward = (self == .right) != isRightToLeft
            if control { return isForward ? .wordForward : .wordBackward }
            return isForward ? .forward : .backward
        case .home where isField != control: return .toStart
        case .end where isField != control: return .toEnd
        case .backspace: return control ? .wordBackward : .backward
        case .delete: return control ? .wordForward : .forward
        default: return nil
        }
    }
}
