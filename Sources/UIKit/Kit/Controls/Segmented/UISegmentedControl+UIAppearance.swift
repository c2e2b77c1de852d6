extension AppearanceMember {
    static let selectedSegmentTintColor = AppearanceMember(\UISegmentedControl.selectedSegmentTintColor)
    static let segmentLook = AppearanceMember.byState { (proxy: UISegmentedControl, control) in
        control.fillLook(from: proxy)
    }
    static let segmentTitleAttributes = AppearanceMember.byState { (proxy: UISegmentedControl, control) in
        for state in proxy.attributes.states where control.attributes[exactly: state] == nil {
            control.setTitleTextAttributes(proxy.attributes[exactly: state], for: state)
        }
    }
}
