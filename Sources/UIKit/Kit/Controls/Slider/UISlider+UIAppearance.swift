extension AppearanceMember {
    static let minimumTrackTintColor = AppearanceMember(\UISlider.minimumTrackTintColor)
    static let maximumTrackTintColor = AppearanceMember(\UISlider.maximumTrackTintColor)
    static let sliderThumbTintColor = AppearanceMember(\UISlider.thumbTintColor)
}
