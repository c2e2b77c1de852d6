import Unfold

/// The values of the setup in the form that the expander accepts.
extension FuzzedExpanderClient {
    var policy: ExpansionPolicy {
        switch setup.policy {
        case .independent: .independent
        case .accordion: .accordion
        case .alwaysOne: .alwaysOne
        case .atMostTwo: .atMost(2)
        }
    }

    var motion: ExpansionMotion {
        switch setup.motion {
        case .system: .system
        case .bouncing: .spring(duration: 0.5, bounce: 0.3)
        case .curve: .curve(.easeInOut, duration: 0.25)
        case .none: .none
        }
    }

    var reveal: ExpansionReveal {
        switch setup.reveal {
        case .minimal: .minimal
        case .top: .top
        case .none: .none
        }
    }

    var anchor: ExpansionAnchor {
        switch setup.anchor {
        case .touchedRow: .touchedRow
        case .topOfViewport: .topOfViewport
        case .none: .none
        }
    }
}
