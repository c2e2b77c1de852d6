/// The images of a slider by state.
struct SliderImages {
    var thumb = StateValues<UIImage>()
    var minimumTrack = StateValues<UIImage>()
    var maximumTrack = StateValues<UIImage>()
}
