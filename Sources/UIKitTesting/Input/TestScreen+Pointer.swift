import CoreGraphics
import Foundation
import HostInterface
import Offscreen
import UIKit

/// The mouse.
extension TestScreen {
    /// Presses and releases a button of the mouse. Button 1 is the primary one, 2 the middle one, 3 the secondary one.
    package func click(at point: CGPoint, button: Int = 1, modifiers: HostModifiers = []) {
        makeCurrent()
        screen.mouse(.began, at: point, button: button, modifiers: modifiers)
        screen.advance(by: 0.05)
        screen.mouse(.ended, at: point, button: button, modifiers: modifiers)
    }

    /// Presses and releases the secondary button of the mouse.
    package func rightClick(at point: CGPoint) {
        click(at: point, button: 3)
    }

    /// Presses a button of the mouse, moves to another point, and releases the button.
    package func mouseDrag(
        from: CGPoint,
        to: CGPoint,
        duration: TimeInterval = 0.3,
        button: Int = 1,
        modifiers: HostModifiers = []
    ) {
        makeCurrent()
        screen.mouseDrag(from: from, to: to, duration: duration, button: button, modifiers: modifiers)
    }

    /// The text that was selected last, which a middle click pastes.
    package var selectedText: String? {
        makeCurrent()
        var text: String?
        Clipboard.readSelection { text = $0 }
        return text
    }
}
