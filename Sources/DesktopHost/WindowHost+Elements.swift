import CGTK
import CGTKSurface
import Foundation
import HostInterface

/// The elements on the accessibility bus. Each is represented by a widget that draws nothing.
extension WindowHost {
    package var wantsElements: Bool { assistance.isActive }

    package func show(_ elements: [HostElement]) {
        guard elements != shownElements.map(\.element) else { return }
        var old = Dictionary(uniqueKeysWithValues: shownElements.map { ($0.element.id, $0) })
        shownElements = []
        var previous: UnsafeMutablePointer<GtkWidget>?
        for element in elements {
            // GTK cannot change the accessible role of a widget, so a new role requires a new widget.
            let before = old[element.id].flatMap { $0.element.role == element.role ? $0 : nil }
            if before != nil { old[element.id] = nil }
            let widget = before?.widget ?? makeWidget(for: element)
            update(widget, from: before?.element, to: element)
            place(widget, element.frame, after: previous)
            shownElements.append(ShownElement(element: element, widget: widget))
            previous = widget
        }
        for gone in old.values { unfold_element_remove(gone.widget) }
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

    private func makeWidget(for element: HostElement) -> UnsafeMutablePointer<GtkWidget> {
        let act: UnfoldElementAction = { owner, id, action in
            nonisolated(unsafe) let owner = owner
            MainActor.assumeIsolated {
                owner.map(WindowHost.from)?.delegate?.hostElement(UInt(id), didGet: Int(action))
            }
        }
        let owner = Unmanaged.passUnretained(self).toOpaque()
        return unfold_element_new(surface, element.role.accessible, guint64(element.id), act, owner)
    }

    private func update(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        from old: HostElement?,
        to new: HostElement
    ) {
        var same = old
        same?.frame = new.frame
        guard same != new else { return }
        unfold_element_describe(
            widget,
            new.label,
            new.description,
            new.isSelected.map { $0 ? 1 : 0 } ?? -1,
            new.isExpanded.map { $0 ? 1 : 0 } ?? -1,
            new.isOn.map { $0 ? 1 : 0 } ?? -1,
            new.isDisabled ? 1 : 0
        )
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
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        }
    }
}
