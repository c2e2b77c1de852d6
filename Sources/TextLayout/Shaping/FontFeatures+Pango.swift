import CPango

extension FontFeatures {
    /// The features as those of HarfBuzz, for all of a text.
    var harfBuzz: [hb_feature_t] {
        settings.map { feature, isOn in
            hb_feature_t(tag: hb_tag_t(openType: feature.rawValue), value: isOn ? 1 : 0, start: 0, end: .max)
        }
    }

    /// The tags of the features that are turned on.
    var tags: [hb_tag_t] {
        settings.filter(\.isOn).map { hb_tag_t(openType: $0.feature.rawValue) }
    }

    /// An attribute of Pango for a range of a text, which the caller owns; `nil` if there is no feature.
    ///
    /// - Parameter others: Features that win over these.
    func pangoAttribute(_ range: Range<Int>? = nil, others: [String] = []) -> UnsafeMutablePointer<PangoAttribute>? {
        let features = settings.map { "\($0.feature.rawValue)=\($0.isOn ? 1 : 0)" } + others
        guard !features.isEmpty else { return nil }
        let attribute = pango_attr_font_features_new(features.joined(separator: ", "))
        attribute?.pointee.start_index = guint(range?.lowerBound ?? 0)
        attribute?.pointee.end_index = range.map { guint($0.upperBound) } ?? .max
        return attribute
    }
}
