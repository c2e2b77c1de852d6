import CoreGraphics

/// The styles of configured buttons, and their colors in the states of a button. The shares of the tint color and the
/// opacities are unverified.
enum ButtonStyle: Hashable {
    case plain, gray, tinted, filled, glass, prominentGlass

    /// The state of a button, which decides about the colors.
    struct State: Hashable {
        var isHighlighted = false
        var isDisabled = false
        var isSelected = false
    }

    private static let highlightedOpacity: CGFloat = 0.75
    private static let tintedOpacity: CGFloat = 0.18
    private static let highlightedTintedOpacity: CGFloat = 0.3

    /// Returns the color of the title and the image.
    ///
    /// - Parameter color: The color that the client has set, if any.
    func foreground(_ color: UIColor?, tint: UIColor, in state: State) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        let usual = color ?? standardForeground(tint, isFilled: isFilled || hasSelectedFill(state))
        return state.isHighlighted && !isGlass ? usual.fading(Self.highlightedOpacity) : usual
    }

    private var isFilled: Bool { self == .filled || self == .prominentGlass }

    private static let grayTitle = Looks.grayButtonTitle.color

    private func standardForeground(_ tint: UIColor, isFilled: Bool) -> UIColor {
        if isFilled { return .white }
        return switch self {
        case .gray, .glass: Self.grayTitle
        default: tint
        }
    }

    /// Returns the color of the background, which is clear below glass.
    func background(_ color: UIColor?, tint: UIColor, in state: State) -> UIColor {
        if isGlass { return .clear }
        let fill = color ?? tint
        if state.isDisabled { return self == .plain ? .clear : .tertiarySystemFill }
        if hasSelectedFill(state) { return state.isHighlighted ? fill.fading(Self.highlightedOpacity) : fill }
        switch self {
        case .plain:
            if state.isSelected { return fill.fading(Self.tintedOpacity) }
            return color.map { state.isHighlighted ? $0.fading(Self.highlightedOpacity) : $0 } ?? .clear
        case .gray:
            guard let color else { return state.isHighlighted ? .systemFill : .secondarySystemFill }
            return state.isHighlighted ? color.fading(Self.highlightedOpacity) : color
        case .tinted:
            return fill.fading(state.isHighlighted ? Self.highlightedTintedOpacity : Self.tintedOpacity)
        case .filled, .glass, .prominentGlass:
            return state.isHighlighted ? fill.fading(Self.highlightedOpacity) : fill
        }
    }

    /// Whether the background is glass, which shows that the button is pressed by its growth.
    var isGlass: Bool { self == .glass || self == .prominentGlass }

    /// Returns the color of the glass; `nil` for that of the appearance.
    func glassColor(_ color: UIColor?, tint: UIColor, in state: State) -> UIColor? {
        if state.isDisabled { return nil }
        return self == .prominentGlass || state.isSelected ? color ?? tint : color
    }

    /// Whether a selected button is filled with its color.
    private func hasSelectedFill(_ state: State) -> Bool {
        state.isSelected && (self == .gray || self == .tinted || self == .glass)
    }
}

extension UIColor {
    /// Returns the color with a share of its opacity, for each appearance.
    fileprivate func fading(_ share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(CGFloat(color.cgColor.rgba.alpha) * share)
        }
    }
}
