import UIKit

/// An author of messages.
struct Author {
    let name: String
    let portrait: UIImage

    private init(_ name: String, _ hue: CGFloat, _ tone: Portrait.Tone, _ hair: Portrait.Hair) {
        self.name = name
        portrait = Portrait(hue: hue, tone: tone, hair: hair).image()
    }

    @MainActor static let pia = Author("Pia", 0.03, .light, .red)
    @MainActor static let samir = Author("سمير", 0.56, .tan, .black)
    @MainActor static let lotte = Author("Lotte", 0.12, .light, .grey)
    @MainActor static let emeka = Author("Emeka", 0.33, .dark, .black)
    @MainActor static let ruth = Author("רות", 0.75, .tan, .brown)
    @MainActor static let oskar = Author("Oskar", 0.47, .light, .fair)
    @MainActor static let valentina = Author("Валентина", 0.91, .light, .brown)
    @MainActor static let tuva = Author("Tuva", 0.62, .tan, .fair)
    @MainActor static let farid = Author("Farid", 0.08, .dark, .grey)
    @MainActor static let eleni = Author("Ελένη", 0.82, .tan, .black)
}
