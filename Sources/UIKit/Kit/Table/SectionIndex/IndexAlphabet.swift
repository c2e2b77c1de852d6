import Foundation
import Partitioning

/// The letters by which names are divided into sections in a language.
///
/// The letters are the index characters of the Unicode CLDR. Languages that aren't listed have those of the Latin
/// alphabet. That other alphabets are followed by the Latin one is *unverified*.
struct IndexAlphabet {
    /// The titles: the letters, and `#` for everything else.
    let titles: [String]
    private let locale: Locale
    /// The positions of the letters in the order of the language, which puts scripts in an order of its own.
    private let sorted: [Int]

    static let rest = "#"
    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let letters: [String: String] = [
        "da": latin + "ÆØÅ", "nb": latin + "ÆØÅ", "nn": latin + "ÆØÅ", "no": latin + "ÆØÅ",
        "sv": latin + "ÅÄÖ", "fi": latin + "ÅÄÖ", "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ",
        "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ", "tr": "ABCÇDEFGHIİJKLMNOÖPQRSŞTUÜVWXYZ",
        "ru": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ" + latin, "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latin,
        "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ" + latin, "he": "אבגדהוזחטיכלמנסעפצקרשת" + latin,
        "ja": "あかさたなはまやらわ" + latin, "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ" + latin,
    ]

    init(_ locale: Locale) {
        self.locale = locale
        let language = locale.language.languageCode?.identifier ?? "en"
        let letters = (Self.letters[language] ?? Self.latin).map(String.init)
        titles = letters + [Self.rest]
        sorted = letters.indices.sorted {
            letters[$0].compare(letters[$1], options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending
        }
    }

    /// Returns the section of a name: that of the last letter that isn't after the name. A name in another script, or
    /// that doesn't begin with a letter, is in the last section.
    func section(of name: String) -> Int {
        let rest = titles.count - 1
        guard let first = name.unicodeScalars.first, let script = IndexScript(first) else { return rest }
        let end = sorted.partitioningIndex { compare(titles[$0], name) == .orderedDescending }
        guard end > 0 else { return rest }
        let section = sorted[end - 1]
        return IndexScript(titles[section].unicodeScalars.first ?? first) == script ? section : rest
    }

    /// Returns the order of two names in the language. Numbers in them are compared by their values.
    func compare(_ one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
    }
}
