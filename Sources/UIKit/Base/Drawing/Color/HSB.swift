import Foundation

/// Hue, saturation and brightness, each from 0 to 1, in the hexcone model over sRGB (Smith, SIGGRAPH 1978).
struct HSB: Equatable {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (highest, lowest) = (max(red, green, blue), min(red, green, blue))
        let spread = highest - lowest
        brightness = highest
        saturation = highest > 0 ? spread / highest : 0
        guard spread > 0 else {
            hue = 0
            return
        }
        let sixths =
            switch highest {
            case red: (green - blue) / spread
            case green: (blue - red) / spread + 2
            default: (red - green) / spread + 4
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let saturation = saturation.clampedToUnit
        // Each component is a trapezoid wave over the six sixths of the hue circle, shifted per component.
        let sixths = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + sixths).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return (part(5), part(3), part(1))
    }
}
