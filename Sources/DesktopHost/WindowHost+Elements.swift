import CGTK
import CGTKSurface
import Foundation
import HostInterface

/// The elements on the accessibility bus. Each is represented by a widget that draws nothing.
extension WindowHost {
    package var wantsElements: Bool { assistance.isActive }

    package func show(_ elements: [HostElement]) {
        // A click gives the focus back to the surface.
        guard elements != shownElements.map(\.element) else { return moveFocus(leaving: []) }
        var old = Dictionary(uniqueKeysWithValues: shownElements.map { ($0.element.id, $0) })
        shownElements = []
        var previous: UnsafeMutablePointer<GtkWidget>?
        var lists = Dictionary(uniqueKeysWithValues: shownLists.map { ($0.id, $0.widget) })
        let oldLists = lists
        shownLists = []
        var last: [UInt: UnsafeMutablePointer<GtkWidget>] = [:]
        for element in elements {
            // GTK cannot change the accessible role of a widget, so a new role requires a new widget.
            let before = old[element.id].flatMap {
                $0.element.role == element.role && $0.element.list?.id == element.list?.id ? $0 : nil
            }
            if before != nil { old[element.id] = nil }
            var parent = surface
            if let list = element.list {
                parent = lists[list.id] ?? makeList(list)
                lists[list.id] = parent
                if !shownLists.contains(where: { $0.id == list.id }) {
                    shownLists.append((list.id, parent))
                    place(parent, CGRect(origin: .zero, size: size), after: previous)
                    previous = parent
                }
            }
            let widget = before?.widget ?? makeWidget(for: element, in: parent)
            update(widget, from: before?.element, to: element)
            if let list = element.list {
                place(widget, element.frame, after: last[list.id])
                last[list.id] = widget
            } else {
                place(widget, element.frame, after: previous)
                previous = widget
            }
            shownElements.append(ShownElement(element: element, widget: widget))
        }
        moveFocus(leaving: old.values.map(\.widget))
        for gone in old.values { unfold_element_remove(gone.widget) }
        for (id, list) in oldLists where !shownLists.contains(where: { $0.id == id }) { unfold_element_remove(list) }
    }

    func observeAssistance() {
        assistance.onChange = { [weak self] in
            guard let self else { return }
            if !assistance.isActive { show([]) }
            delegate?.hostAppearanceChanged(to: appearance)
            requestFrame()
        }
        assistance.start()
    }

    /// Gives the keyboard focus to the focused element, or to the surface if there is none. Assistive technology
    /// follows it, and keys go up to the surface.
    private func moveFocus(leaving gone: [UnsafeMutablePointer<GtkWidget>]) {
        let hasFocus = gtk_widget_is_focus(surface) != 0
        let widgets = shownElements.map(\.widget) + gone
        guard hasFocus || widgets.contains(where: { unfold_element_has_focus($0) != 0 }) else { return }
        if let focused = shownElements.first(where: { $0.element.isFocused }) {
            unfold_element_focus(focused.widget)
        } else if !hasFocus {
            gtk_widget_grab_focus(surface)
        }
    }

    private func makeList(_ list: HostElement.List) -> UnsafeMutablePointer<GtkWidget> {
        let widget = unfold_element_new(surface, GTK_ACCESSIBLE_ROLE_LIST, guint64(list.id), nil, nil)!
        unfold_element_describe(widget, list.name, "", -1, -1, -1, 0)
        return widget
    }

    package func announce(_ text: String) {
        guard assistance.isActive else { return }
        let message = unfold_element_new(surface, GTK_ACCESSIBLE_ROLE_ALERT, 0, nil, nil)!
        unfold_element_set_hidden(message, 1)
        unfold_element_describe(message, text, "", -1, -1, -1, 0)
        unfold_element_set_text(message, text)
        unfold_element_set_hidden(message, 0)
        removeLater(message)
    }

    /// Removes a message when it had time to be read from the bus.
    private func removeLater(_ message: UnsafeMutablePointer<GtkWidget>) {
        let remove: GSourceFunc = { message in
            guard let widget = message?.assumingMemoryBound(to: GtkWidget.self) else { return 0 }
            if gtk_widget_get_parent(widget) != nil { unfold_element_remove(widget) }
            g_object_unref(widget)
            return 0
        }
        g_object_ref(message)
        g_timeout_add(Self.messageTime, remove, message)
    }

    /// The time for which a message is on the bus, in milliseconds. A screen reader asks for the text after it was told
    /// that there is a message. On a busy machine seconds pass between the two.
    private static let messageTime: guint = 30_000

    private func makeWidget(
        for element: HostElement,
        in parent: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget> {
        let act: UnfoldElementAction = { owner, id, action in
            nonisolated(unsafe) let owner = owner
            MainActor.assumeIsolated {
                owner.map(WindowHost.from)?.delegate?.hostElement(UInt(id), didGet: Int(action))
            }
        }
        let owner = Unmanaged.passUnretained(self).toOpaque()
        return unfold_element_new(parent, element.role.accessible, guint64(element.id), act, owner)
    }

    private func update(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        from old: HostElement?,
        to new: HostElement
    ) {
        var same = old
        same?.frame = new.frame
        same?.isFocused = new.isFocused
        guard same != new else { return }
        unfold_element_describe(
            widget,
            new.label,
            Self.description(of: new),
            new.isSelected.map { $0 ? 1 : 0 } ?? -1,
            new.isExpanded.map { $0 ? 1 : 0 } ?? -1,
            new.isOn.map { $0 ? 1 : 0 } ?? -1,
            new.isDisabled ? 1 : 0
        )
        if let list = new.list {
            unfold_element_set_position(widget, Int32(clamping: list.position), Int32(clamping: list.count))
        }
        if new.role.hasText { unfold_element_set_text(widget, new.label) }
        guard old?.actions != new.actions else { return }
        let names = Self.actionNames(new.actions).map { strdup($0) }
        defer { names.forEach { free($0) } }
        names.map { UnsafePointer($0) }.withUnsafeBufferPointer {
            unfold_element_set_actions(widget, $0.baseAddress, Int32($0.count))
        }
    }

    private func place(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        _ frame: CGRect,
        after previous: UnsafeMutablePointer<GtkWidget>?
    ) {
        let (x, y) = (frame.minX.rounded(), frame.minY.rounded())
        unfold_element_place(
            widget,
            previous,
            Int32(x),
            Int32(y),
            Int32(frame.maxX.rounded() - x),
            Int32(frame.maxY.rounded() - y)
        )
    }

    /// Returns the description of an element. GTK 4.8 doesn't report the position in a list, and only the rows on
    /// the screen are on the bus, so the description contains it.
    static func description(of element: HostElement) -> String {
        let place = element.list.map { "\($0.position) of \($0.count)" }
        return [element.description, place].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns unique action names in the form that GTK accepts: ASCII letters, digits, and hyphens.
    static func actionNames(_ names: [String]) -> [String] {
        var found: [String] = []
        for (index, name) in names.enumerated() {
            let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
            let plain = letters.isEmpty ? "action" : String(letters)
            found.append(found.contains(plain) ? "\(plain)-\(index)" : plain)
        }
        return found
    }
}

/// An element and the widget that represents it.
struct ShownElement {
    let element: HostElement
    let widget: UnsafeMutablePointer<GtkWidget>
}

extension HostElement.Role {
    /// Whether assistive technology can read the label by character.
    fileprivate var hasText: Bool { [.text, .heading, .row].contains(self) }

    fileprivate var accessible: GtkAccessibleRole {
        switch self {
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .field: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .progress: GTK_ACCESSIBLE_ROLE_STATUS
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        }
    }
}
