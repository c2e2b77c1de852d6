import UIKit

/// A flower bulb in a shop.
struct Bulb: Identifiable, Sendable {
    let id: String
    let text: String
    let hue: CGFloat

    static let featured = [
        Bulb("Parrot tulip", "Feathered like its namesake, and never twice the same.", 0.02),
        Bulb("Night hyacinth", "So dark that only its scent finds you.", 0.72),
        Bulb("Snowdrop", "Up before the snow has gone.", 0.36),
        Bulb("Saffron crocus", "Three red threads in each flower, picked before noon.", 0.78),
        Bulb("Crown imperial", "A meter tall, with tears in every bell.", 0.07),
    ]

    static let others = [
        Bulb(
            "Winter aconite",
            "Yellow cups on a green ruff, in the last frost. It spreads where it is left alone, and sulks elsewhere.",
            0.14
        ),
        Bulb("Grape hyacinth", "Blue for six weeks. Plant it once, and give it away for the rest of your life.", 0.64),
        Bulb(
            "Dog's tooth violet",
            "No violet at all. The bulb is white and pointed, hence the name, and dries out in a day.",
            0.86
        ),
        Bulb(
            "Summer snowflake",
            "It flowers in spring, by the water, and is taller than the snowdrop by three hands.",
            0.4
        ),
        Bulb("Squill", "A lawn of it looks like a lake.", 0.6),
        Bulb("Fritillary", "A chessboard that nods. It wants wet meadows, and to be seen from below.", 0.92),
    ]

    private init(_ id: String, _ text: String, _ hue: CGFloat) {
        (self.id, self.text, self.hue) = (id, text, hue)
    }

    var color: UIColor { UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 1) }
}
