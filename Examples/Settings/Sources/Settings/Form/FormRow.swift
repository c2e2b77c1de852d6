import UIKit

/// A row of a form.
@MainActor
struct FormRow {
    enum Control {
        case toggle(FormValue<Bool>)
        /// A number from 0 to 1, between two symbols.
        case slider(FormValue<Float>, symbols: (low: String, high: String))
        case segments([String], FormValue<Int>)
        case field(FormValue<String>, FieldKind)
        case stepper(FormValue<Int>, ClosedRange<Int>, title: (Int) -> String)
        /// A value that can't be changed.
        case value(String)
        /// A screen that opens, and the value that was set there.
        case link(String?, () -> UIViewController)
        /// One of several rows, of which one has a check mark.
        case choice(isChosen: Bool, () -> Void)
        case button(isDestructive: Bool, () -> Void)
    }

    enum FieldKind {
        case name, email, password
    }

    struct Icon {
        let symbol: String
        let color: UIColor
    }

    let title: String
    var icon: Icon?
    let control: Control

    /// The title, which is unique in a form.
    var id: String { title }

    init(_ title: String, icon: Icon? = nil, _ control: Control) {
        self.title = title
        self.icon = icon
        self.control = control
    }

    /// The action of a tap on the row; `nil` if it isn't selectable.
    var action: Action? {
        switch control {
        case .link(_, let make): .open(make)
        case .choice(_, let choose): .perform(choose)
        case .button(_, let press): .perform(press)
        default: nil
        }
    }

    enum Action {
        case open(() -> UIViewController)
        case perform(() -> Void)
    }
}
