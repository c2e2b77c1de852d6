import TextLayout

/// The features of fonts as pairs of a type and a selector, by which Apple's systems name them.
///
/// The numbers are those of CoreText's `SFNTLayoutTypes.h`, and the features of OpenType those that HarfBuzz gives to
/// them (`hb-aat-layout.cc`).
enum FontFeatureSettings {
    /// A feature that one selector turns on and the next one off.
    private struct Switch {
        let type: Int
        let selector: Int
        let feature: FontFeature
    }

    private static let switches: [Switch] =
        [
            Switch(type: 1, selector: 0, feature: .requiredLigatures),
            Switch(type: 1, selector: 2, feature: .commonLigatures),
            Switch(type: 1, selector: 4, feature: .rareLigatures),
            Switch(type: 1, selector: 18, feature: .contextualLigatures),
            Switch(type: 1, selector: 20, feature: .historicalLigatures),
            Switch(type: 14, selector: 4, feature: .slashedZero),
            Switch(type: 33, selector: 0, feature: .caseSensitiveForms),
            Switch(type: 33, selector: 2, feature: .capitalSpacing),
            Switch(type: 36, selector: 0, feature: .contextualAlternates),
            Switch(type: 36, selector: 2, feature: .swashes),
            Switch(type: 36, selector: 4, feature: .contextualSwashes),
        ] + stylisticSets.enumerated().map { Switch(type: 35, selector: 2 * ($0.offset + 1), feature: $0.element) }

    private static let stylisticSets: [FontFeature] = [
        .stylisticSet1, .stylisticSet2, .stylisticSet3, .stylisticSet4, .stylisticSet5, .stylisticSet6, .stylisticSet7,
        .stylisticSet8, .stylisticSet9, .stylisticSet10, .stylisticSet11, .stylisticSet12, .stylisticSet13,
        .stylisticSet14, .stylisticSet15, .stylisticSet16, .stylisticSet17, .stylisticSet18, .stylisticSet19,
        .stylisticSet20,
    ]

    /// The features of types of which one selector applies at a time. A selector without a feature is for none.
    private static let choices: [Int: [Int: FontFeature]] = [
        6: [0: .monospacedDigits, 1: .proportionalDigits],
        10: [1: .superiors, 2: .inferiors, 3: .ordinals, 4: .scientificInferiors],
        11: [1: .stackedFractions, 2: .fractions],
        19: [4: .titling],
        21: [0: .oldStyleDigits, 1: .liningDigits],
        37: [1: .smallCapitals, 2: .petiteCapitals],
        38: [1: .smallCapitalsOfCapitals, 2: .petiteCapitalsOfCapitals],
    ]

    /// Applies a setting to features. One without a feature of OpenType has no effect.
    static func apply(type: Int, selector: Int, to features: inout FontFeatures) {
        if let choice = choices[type] {
            for (number, feature) in choice { features[feature] = number == selector ? true : nil }
        } else if let found = switches.first(where: { $0.type == type && $0.selector == selector & ~1 }) {
            features[found.feature] = selector == found.selector
        }
    }

    /// The settings that turn features on and off, by ascending types and selectors.
    static func settings(of features: FontFeatures) -> [(type: Int, selector: Int)] {
        let settings = features.settings.compactMap { feature, isOn -> (type: Int, selector: Int)? in
            if let found = switches.first(where: { $0.feature == feature }) {
                return (found.type, isOn ? found.selector : found.selector + 1)
            }
            for (type, choice) in choices where isOn {
                if let selector = choice.first(where: { $0.value == feature })?.key { return (type, selector) }
            }
            return nil
        }
        return settings.sorted { ($0.type, $0.selector) < ($1.type, $1.selector) }
    }
}
