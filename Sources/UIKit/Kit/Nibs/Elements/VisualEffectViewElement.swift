extension NibKind {
    static let visualEffectView = NibKind(
        "visualEffectView",
        extends: .view,
        UIVisualEffectView.self,
        [],
        addParts: { view, source in
            if let content = source.child("contentView") { source.builder.addPart(view.contentView, content) }
            if let vibrancy = source.child(named: "vibrancyEffect") {
                view.effect = vibrancyEffect(vibrancy)
            } else {
                view.effect = blurEffect(of: source)
            }
        }
    )

    private static func vibrancyEffect(_ source: NibSource) -> UIVibrancyEffect? {
        guard let blur = blurEffect(of: source) else { return nil }
        guard source.element["style"] != nil else { return UIVibrancyEffect(blurEffect: blur) }
        return source.choice("style", vibrancyStyles).map { UIVibrancyEffect(forBlurEffect: blur, style: $0) }
    }

    /// Returns the blur effect in an element. Interface Builder's default is the light one (unverified).
    private static func blurEffect(of source: NibSource) -> UIBlurEffect? {
        guard let effect = source.child(named: "blurEffect") else { return nil }
        guard effect.element["style"] != nil else { return UIBlurEffect(style: .light) }
        return effect.choice("style", blurStyles).map { UIBlurEffect(style: $0) }
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
