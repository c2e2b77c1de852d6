/// The values that the user can set.
struct Preferences: Codable, Equatable {
    enum Appearance: String, Codable, CaseIterable {
        case automatic, light, dark

        var title: String { rawValue.capitalized }
    }

    enum Ringtone: String, Codable, CaseIterable {
        case bells, marimba, owl, rain, silence

        var title: String { rawValue.capitalized }
    }

    var name = "Ada Winter"
    var email = "ada@example.com"
    var password = ""
    var showsNotifications = true
    var playsSounds = true
    var ringtone = Ringtone.marimba
    /// From 0 to 1.
    var volume: Float = 0.6
    /// The hour of the evening from which nothing rings, from 18 to 23.
    var quietHour = 22
    var isQuietAtNight = false
    var appearance = Appearance.automatic
    /// From 0 to 1.
    var brightness: Float = 0.8
    var warmsColors = false
}
