extension AppearanceMember {
    static let contentEdgeInsets = AppearanceMember(\UIButton.contentEdgeInsets)
    static let titleColors = byState { (proxy: UIButton, button: UIButton) in
        for state in proxy.look.titleColors.states where button.look.titleColors[exactly: state] == nil {
            button.setTitleColor(proxy.look.titleColors[exactly: state], for: state)
        }
    }
    static let backgroundImages = byState { (proxy: UIButton, button: UIButton) in
        for state in proxy.look.backgrounds.states where button.look.backgrounds[exactly: state] == nil {
            button.setBackgroundImage(proxy.look.backgrounds[exactly: state], for: state)
        }
    }
}
